import type { Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import { scoreButtons } from '../logic/buttons.ts';
import { type KeyCommand, labelOf } from '../logic/keys.ts';
import { t } from '../words.ts';

interface Row {
  readonly command: KeyCommand;
  readonly label: string;
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl class="key-list">
        {rows.map(({ command, label }) => {
          const key = labelOf(command);
          return key === null ? null : (
            <div key={label}>
              <dt>
                <span class="kbd">{key}</span>
              </dt>
              <dd>{label}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function sideRows(side: Side, screen: ScreenRules): readonly Row[] {
  const calls = ['stalling', 'foul', 'time', 'submission'] as const;
  const all = screen.advantages.length > 0 ? [...calls, 'advantage' as const] : calls;
  return [
    ...scoreButtons(screen).map(({ label }, index) => ({
      command: { kind: 'score', side, index } as const,
      label,
    })),
    ...all.map((kind) => ({ command: { kind, side } as const, label: t(kind) })),
  ];
}

/** All keys of the table. They go by their place on the keyboard, whatever is printed there. */
export function HelpDialog(props: { readonly screen: ScreenRules; readonly onClose: () => void }) {
  const plain: readonly Row[] = [
    { command: { kind: 'clock' }, label: t('help.clock') },
    { command: { kind: 'stop' }, label: t('help.stop') },
    { command: { kind: 'standing' }, label: t('fight-standing') },
    { command: { kind: 'undo' }, label: t('undo') },
    { command: { kind: 'end' }, label: t('end') },
    { command: { kind: 'help' }, label: t('help') },
  ];
  return (
    <Dialog title={t('help')} onClose={props.onClose} kind="wide">
      <p>{t('help.place')}</p>
      <div class="columns">
        <Rows title={t('side.red')} rows={sideRows('red', props.screen)} />
        <Rows title={t('help.all')} rows={plain} />
        <Rows title={t('side.blue')} rows={sideRows('blue', props.screen)} />
      </div>
    </Dialog>
  );
}
