import type { ImportPreview } from '@threecount/tournament';
import { t } from '../words.ts';
import { notTaken, withField } from './mapping.ts';

interface Props {
  readonly preview: ImportPreview;
  readonly busy: boolean;
  readonly onMapping: (mapping: Readonly<Record<string, string>>) => void;
}

/** Which column of the list is which of our fields; each can be corrected. */
export function MappingTable({ preview, busy, onMapping }: Props) {
  const { headers, mapping, fields } = preview;
  return (
    <div class="mapping">
      {headers.map((header) => (
        <label key={header} class="field">
          <span>{header}</span>
          <select
            value={mapping[header] ?? notTaken}
            disabled={busy}
            onChange={(event) => onMapping(withField(mapping, header, event.currentTarget.value))}
          >
            <option value={notTaken}>{fieldWords(notTaken)}</option>
            {fields
              .filter((field) => field !== notTaken)
              .map((field) => (
                <option key={field} value={field}>
                  {fieldWords(field)}
                </option>
              ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** A field in our words; its own name where we have none. */
export function fieldWords(field: string): string {
  return t.of(`field.${field}`) ?? field;
}
