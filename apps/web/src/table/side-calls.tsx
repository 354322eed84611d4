import type { MatchView } from '@threecount/match';
import { elapsedText } from '../ui/clock-text.ts';
import { foulCounts } from './logic/side-counts.ts';
import { PressButton } from './parts.tsx';
import { pressCount, pressHold, pressOutside } from './presses.ts';
import type { SideScoresProps } from './side-scores.tsx';
import { t } from './words.ts';

/** The counts that the book keeps against a side: started and stopped by one press, and only reminding. */
function Counts({ model, side, screen }: SideScoresProps) {
  return foulCounts(screen).map(({ count, foul }, index) => {
    const running = model.counts.value.find((one) => one.code === count.code && one.side === side);
    const passed = running ? Math.max(0, model.second.value - running.since) : 0;
    return (
      <PressButton
        key={count.code}
        command={index === 0 ? { kind: 'count', side } : null}
        kind={passed >= count.ms ? 'call full' : 'call'}
        disabled={!model.mayAct}
        pressed={running !== undefined}
        onPress={() => pressCount(model, screen, side, index)}
      >
        <span>
          {t('count', { foul: foul.label })}{' '}
          <span class="num">
            {running
              ? t('allowance-used', { used: elapsedText(passed), limit: elapsedText(count.ms) })
              : t('count.seconds', { seconds: count.ms / 1_000 })}
          </span>
        </span>
      </PressButton>
    );
  });
}

function Attempt({ model, side, view, screen }: SideScoresProps) {
  if (screen.suppressors.length === 0) return null;
  const { secured } = view[side];
  return (
    <PressButton
      command={{ kind: 'attempt', side }}
      kind="call"
      disabled={!(model.mayAct && view.may.includes(secured ? 'attempt-over' : 'attempt'))}
      pressed={secured}
      onPress={() => pressHold(model, screen, side)}
    >
      <span>{t(secured ? 'attempt-over' : 'attempt')}</span>
    </PressButton>
  );
}

/** What is scored next ended outside the mat; only where the book makes a difference by it. */
function Outside({ model, side, screen }: SideScoresProps) {
  if (!screen.techniques.some((one) => one.asksOutside)) return null;
  return (
    <PressButton
      command={{ kind: 'outside', side }}
      kind="call"
      disabled={!model.mayAct}
      pressed={model.outside.value === side}
      onPress={() => pressOutside(model, side)}
    >
      <span>{t('outside')}</span>
    </PressButton>
  );
}

/** Everything else that can be called for one side. */
export function SideCalls(props: SideScoresProps) {
  const { model, side, view, screen } = props;
  const may = (what: MatchView['may'][number]) => model.mayAct && view.may.includes(what);
  const late = model.late.value;
  const stalling = screen.fouls.find((foul) => foul.stalling);
  const call = (kind: 'foul' | 'time' | 'submission', enabled: boolean) => (
    <PressButton
      command={{ kind, side }}
      kind="call"
      disabled={!enabled}
      onPress={() => {
        model.dialog.value = { kind, side };
      }}
    >
      <span>{t(kind)}</span>
    </PressButton>
  );
  return (
    <div class="calls">
      {stalling ? (
        <PressButton
          command={{ kind: 'stalling', side }}
          kind="call"
          disabled={!(may('foul') || late)}
          onPress={() => model.act({ do: 'foul', side, foul: stalling.code })}
        >
          <span>{stalling.label}</span>
        </PressButton>
      ) : null}
      {call('foul', may('foul') || late)}
      {call('time', may('time-out'))}
      {call('submission', may('submission') || late)}
      <Attempt {...props} />
      <Outside {...props} />
      <Counts {...props} />
    </div>
  );
}
