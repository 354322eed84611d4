import { t } from './words.ts';

/** What officials see, or what the public sees. */
export function Switch({
  chosen,
  choose,
}: {
  readonly chosen: boolean;
  readonly choose: (official: boolean) => void;
}) {
  return (
    <fieldset class="switch">
      <legend class="hidden-text">{t('told-for')}</legend>
      {[true, false].map((official) => (
        <label key={String(official)}>
          <input
            type="radio"
            name="told-for"
            checked={chosen === official}
            onChange={() => choose(official)}
          />
          <span>{t(official ? 'for-officials' : 'for-spectators')}</span>
        </label>
      ))}
    </fieldset>
  );
}
