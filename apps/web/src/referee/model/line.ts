import type { Cited } from '@threecount/rulebooks';

export const sectionIds = [
  'before',
  'gestures',
  'scoring',
  'fouls',
  'stalling',
  'stops',
  'medical',
  'decision',
  'winning',
  'legality',
  'scorekeeper',
  'timekeeper',
  'other',
  'choices',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** One thing to read, with the clauses that it rests on. */
export interface Line {
  /** Unique in its group. */
  readonly key: string;
  readonly label: string;
  readonly details: readonly string[];
  readonly cites: readonly Cited[];
  /** A word beside the label: points, or what is not given. */
  readonly badge?: string;
  /** May be ticked off on this device. */
  readonly tick?: true;
}

/** Lines under one heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Shown closed; opened by whoever looks for it. */
  readonly folds?: true;
}

export interface Section {
  readonly id: SectionId;
  readonly groups: readonly Group[];
}

/** Keys that name a further clause of the same object. */
const further = ['againClause', 'disqualifyClause', 'techniqueClause'] as const;

/** Every citation in a value, each clause once. */
export function citesIn(...values: readonly unknown[]): readonly Cited[] {
  const found = new Map<string, Cited>();
  const add = (clause: string, standing: Cited['standing']) => {
    if (!found.has(clause)) found.set(clause, { clause, standing });
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isCited(value)) {
      add(value.clause, value.standing);
      for (const key of further) {
        const clause: unknown = Reflect.get(value, key);
        if (typeof clause === 'string') add(clause, value.standing);
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const value of values) visit(value);
  return [...found.values()];
}

const isCited = (value: object): value is Cited => 'clause' in value && 'standing' in value;

/** `heel-hook` as `Heel hook`. */
export function codeWords(code: string): string {
  const text = code.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A group, or nothing where it has no lines. */
export function group(
  id: string,
  title: string,
  lines: readonly Line[],
  folds = false,
): readonly Group[] {
  if (lines.length === 0) return [];
  return [{ id, title, lines, ...(folds ? { folds } : {}) }];
}

/** Details that are there. */
export const those = (...details: readonly (string | null | undefined | false)[]): string[] =>
  details.filter((text) => typeof text === 'string' && text !== '') as string[];

/** Milliseconds as `5:00`. */
export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
