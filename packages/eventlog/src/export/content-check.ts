import type { PersonRecord } from '@threecount/tournament';
import { checkEnvelope } from '../envelope-schema.ts';
import { checkPerson } from '../person-schema.ts';
import { streamKey } from '../plan-append.ts';
import type { Envelope } from '../types.ts';
import type { ExportHeader } from './export-format.ts';
import { jsonOf, memberOf } from './lines.ts';
import { personReferences } from './person-references.ts';

/** Takes the lines between header and closing line, one by one, and says what is wrong with the first that is. */
export class ContentCheck {
  readonly people: PersonRecord[] = [];
  readonly envelopes: Envelope[] = [];
  readonly #header: ExportHeader;
  readonly #known = new Set<string>();
  readonly #versions = new Map<string, number>();
  readonly #commands = new Set<string>();

  constructor(header: ExportHeader) {
    this.#header = header;
  }

  /** The fault of a line, or undefined where it is as it must be. */
  take(text: string): string | undefined {
    const value = jsonOf(text);
    if (value === undefined) return 'the line is not JSON';
    if (this.people.length < this.#header.people) return this.#person(memberOf(value, 'person'));
    if (this.envelopes.length < this.#header.envelopes) {
      return this.#envelope(memberOf(value, 'envelope'));
    }
    return 'there are more lines than the header says';
  }

  /** The fault of the end, after the last line. */
  end(): string | undefined {
    const { people, envelopes } = this.#header;
    const missing = people - this.people.length + envelopes - this.envelopes.length;
    return missing === 0 ? undefined : `${missing} lines that the header counts are missing`;
  }

  #person(value: unknown): string | undefined {
    if (value === undefined) return 'a person is expected here';
    const checked = checkPerson(value);
    if (!checked.ok) return `person: ${checked.message}`;
    const { personId } = checked.value;
    if (this.#known.has(personId)) return `person ${personId} stands here twice`;
    this.#known.add(personId);
    this.people.push(checked.value);
    return undefined;
  }

  #envelope(value: unknown): string | undefined {
    if (value === undefined) return 'an envelope is expected here';
    const checked = checkEnvelope(value);
    if (!checked.ok) return `envelope: ${checked.message}`;
    const fault = this.#orderFault(checked.value) ?? this.#referenceFault(checked.value);
    if (fault === undefined) this.envelopes.push(checked.value);
    return fault;
  }

  #orderFault(envelope: Envelope): string | undefined {
    const { tournamentId, position, stream, version, commandId } = envelope;
    if (tournamentId !== this.#header.tournamentId) {
      return `the envelope belongs to tournament ${tournamentId}`;
    }
    const next = this.envelopes.length + 1;
    if (position !== next) return `position ${position} stands where ${next} is expected`;
    const key = streamKey(stream);
    const nextVersion = (this.#versions.get(key) ?? 0) + 1;
    if (version !== nextVersion) {
      return `version ${version} of ${key} stands where ${nextVersion} is expected`;
    }
    if (this.#commands.has(commandId)) return `command ${commandId} stands here twice`;
    this.#versions.set(key, version);
    this.#commands.add(commandId);
    return undefined;
  }

  #referenceFault({ action, events }: Envelope): string | undefined {
    const references = personReferences([action, events]);
    if (references === 'too-deep') return 'the envelope is nested too deeply';
    const missing = [...references].find((personId) => !this.#known.has(personId));
    return missing === undefined ? undefined : `person ${missing} is not in the file`;
  }
}
