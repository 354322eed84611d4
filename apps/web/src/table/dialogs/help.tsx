import type { Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import { type KeyCommand, labelOf } from '../logic/keys.ts';
import { type RowPress, rowPresses } from '../logic/row-presses.ts';
import { foulCounts, scoreCountMs } from '../logic/side-counts.ts';
import { t as teams } from '../team/words.ts';
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

function rowLabel(press: RowPress): string {
  switch (press.kind) {
    case 'score':
      return press.button.label;
    case 'advantage':
      return press.choice.label;
    case 'foul':
      return press.foul.label;
  }
}

function sideRows(side: Side, screen: ScreenRules): readonly Row[] {
  const { fouls, suppressors, techniques } = screen;
  const stalling = fouls.find((foul) => foul.stalling);
  const [counted] = foulCounts(screen);
  const calls = [
    ...(stalling ? [{ kind: 'stalling', label: stalling.label } as const] : []),
    ...(['foul', 'time', 'submission'] as const).map((kind) => ({ kind, label: t(kind) })),
    ...(suppressors.length > 0 ? [{ kind: 'attempt', label: t('attempt') } as const] : []),
    ...(counted
      ? [{ kind: 'count', label: t('count', { foul: counted.foul.label }) } as const]
      : []),
    ...(techniques.some((one) => one.asksOutside)
      ? [{ kind: 'outside', label: t('outside') } as const]
      : []),
  ];
  return [
    ...rowPresses(screen).map((press, index) => ({
      command: { kind: 'score', side, index } as const,
      label: rowLabel(press),
    })),
    ...calls.map(({ kind, label }) => ({ command: { kind, side }, label })),
  ];
}

/** What earns an advantage, where the book names several grounds for one. */
function Grounds({ screen }: { readonly screen: ScreenRules }) {
  const told = screen.advantages.filter(({ grounds }) => grounds !== undefined);
  if (told.length === 0) return null;
  return (
    <section aria-label={t('help.advantages')}>
      <h3>{t('help.advantages')}</h3>
      <dl>
        {told.map(({ code, label, grounds = [] }) => (
          <div key={code}>
            <dt>{label}</dt>
            {grounds.map(({ text, clause }) => (
              <dd key={clause}>
                {text} <cite>{clause}</cite>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All keys of the table. They go by their place on the keyboard, whatever is printed there. */
export function HelpDialog(props: {
  readonly screen: ScreenRules;
  readonly ofTeams: boolean;
  readonly onClose: () => void;
}) {
  const plain: readonly Row[] = [
    { command: { kind: 'clock' }, label: t('help.clock') },
    { command: { kind: 'stop' }, label: t('help.stop') },
    { command: { kind: 'standing' }, label: t('fight-standing') },
    { command: { kind: 'undo' }, label: t('undo') },
    { command: { kind: 'end' }, label: t('end') },
    {
      command: { kind: 'next' },
      label: props.ofTeams ? teams('help.confirm-bout') : t('help.next'),
    },
    { command: { kind: 'help' }, label: t('help') },
  ];
  return (
    <Dialog title={t('help')} onClose={props.onClose} kind="wide">
      <p>{t('help.place')}</p>
      {scoreCountMs(props.screen) === null ? null : (
        <p>{t('help.hold', { seconds: (scoreCountMs(props.screen) ?? 0) / 1_000 })}</p>
      )}
      <p>{t('help.undo')}</p>
      <div class="columns">
        <Rows title={t('side.red')} rows={sideRows('red', props.screen)} />
        <Rows title={t('help.all')} rows={plain} />
        <Rows title={t('side.blue')} rows={sideRows('blue', props.screen)} />
      </div>
      <Grounds screen={props.screen} />
    </Dialog>
  );
}
