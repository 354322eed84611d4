import { useRef, useState } from 'preact/hooks';
import { t } from '../words.ts';

interface Props {
  readonly fileName: string | null;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses a list by a button, or takes one that is dropped here. */
export function ChooseFile({ fileName, busy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <section
      class={over ? 'card drop over' : 'card drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p class="soft">{t('import.text')}</p>
      <p class="actions">
        <button
          type="button"
          class={fileName === null ? 'button primary' : 'button'}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {t(fileName === null ? 'import.choose' : 'import.choose-other')}
        </button>
        <a class="button" href="/api/import-template" download>
          {t('import.template')}
        </a>
      </p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <p role="status">
        {busy ? t('import.reading') : fileName === null ? t('import.drop') : fileName}
      </p>
    </section>
  );
}
