import { t } from '../words.ts';

/** The name of a ladder beside the first; one that is not known here by its id. */
export function ladderLabel(id: string): string {
  const words = id.replaceAll('-', ' ');
  return t.of(`ladder.${id}`) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
