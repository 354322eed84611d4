import { useSignal } from '@preact/signals';
import type { BoutLine } from '@threecount/match';
import type { TableMatch, TeamActView, TeamBoutsView } from '@threecount/tournament';
import { elapsedText } from '../../../ui/clock-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Confirm, Typed } from '../../dialogs/fields.tsx';
import type { TableModel } from '../../model.ts';
import { t as table } from '../../words.ts';
import { boutLine, fallsWith, nameAt } from '../logic/line.ts';
import { t } from '../words.ts';

interface Props {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}

type BoutAct = Extract<TeamActView, { is: 'bout' }>;

const boutWords = ({ bout, settling }: BoutAct): string =>
  settling ? t('sudden-death') : t('bout', { n: bout });

/** Everything that happened in a team match, and the bout that is to be taken back. */
export function BoutsDialog(props: Props) {
  const { model, team, onClose } = props;
  const back = useSignal<number | null>(null);
  const act = team.acts.find((one): one is BoutAct => one.is === 'bout' && one.bout === back.value);
  if (act) return <TakeBack {...props} act={act} />;
  return (
    <Dialog title={t('bouts.title')} onClose={onClose} kind="wide">
      {team.acts.length === 0 ? <p>{t('bouts.none')}</p> : null}
      <ol class="bouts">
        {team.acts.map((one, i) => (
          <li key={i}>
            {one.is === 'bout' ? (
              <>
                <Told team={team} act={one} />
                <button
                  type="button"
                  class="button"
                  disabled={!model.mayAct}
                  aria-label={t('bouts.back-spoken', { bout: boutWords(one) })}
                  onClick={() => {
                    back.value = one.bout;
                  }}
                >
                  {t('bouts.back')}
                </button>
              </>
            ) : (
              <p>{actWords(one, team)}</p>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** A bout that is over: who, how, when, and what it left. */
function Told({ team, act }: { readonly team: TeamBoutsView; readonly act: BoutAct }) {
  const line = boutLine(team, act);
  if (line === null) return null;
  const elapsed = team.elapsedMs[act.bout - 1];
  return (
    <p>
      <b>{boutWords(act)}</b> {t('bouts.pair', { a: line.a.name, b: line.b.name })}
      <span class="told">
        {endWords(line)}
        {elapsed === undefined ? null : <span class="num"> · {elapsedText(elapsed)}</span>}
        {' · '}
        {t('bouts.warnings', line.warnings)} · {t('bouts.left', line.remaining)}{' '}
        <cite>{line.clauses.join(' · ')}</cite>
      </span>
    </p>
  );
}

function endWords({ winner, method, ...line }: BoutLine): string {
  const how = table.of(`method.${method ?? ''}`) ?? method ?? '';
  return winner === null
    ? t('bouts.nobody', { method: how })
    : t('bouts.won', { name: line[winner].name, method: how });
}

function actWords(act: TeamActView, team: TeamBoutsView): string {
  const { names } = team;
  switch (act.is) {
    case 'bout': {
      const line = boutLine(team, act);
      const pair = line === null ? '' : t('bouts.pair', { a: line.a.name, b: line.b.name });
      return `${boutWords(act)}: ${pair}${line === null ? '' : `. ${endWords(line)}`}`;
    }
    case 'pick':
      return act.name === null
        ? t('act.pick-sealed', { team: names[act.team] })
        : t('act.pick', { team: names[act.team], name: act.name });
    case 'withdraw':
      return t('act.withdraw', { name: act.name, team: names[act.team], by: act.by });
    case 'ruling':
      return t('act.ruling', { by: act.by, team: names[act.winner], reason: act.reason });
  }
}

/** What a bout that is taken back takes with it, before it is done. */
function TakeBack({ model, match, team, onClose, act }: Props & { readonly act: BoutAct }) {
  const reason = useSignal('');
  const bout = boutWords(act);
  const falls = fallsWith(team.acts, act.bout).map((one) => actWords(one, team));
  const called = team.onMat !== null && match.actions.length > 0 ? team.onMat : null;
  const all =
    called === null
      ? falls
      : [
          ...falls,
          t('act.on-mat', {
            a: nameAt(team, 'a', called.a),
            b: nameAt(team, 'b', called.b),
          }),
        ];
  const take = async () => {
    const body = {
      matchId: match.card.matchId,
      bout: act.bout,
      reason: reason.value.trim(),
    };
    if (await model.command('take-back-bout', body)) onClose();
  };
  return (
    <Dialog title={t('back.title', { bout })} onClose={onClose}>
      <Told team={team} act={act} />
      <p>{t('back.about', { bout })}</p>
      <p>
        <b>{t(all.length === 0 ? 'back.falls-none' : 'back.falls')}</b>
      </p>
      <ul class="falls">
        {all.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      <Typed
        label={t('reason')}
        value={reason.value}
        onText={(text) => {
          reason.value = text;
        }}
      />
      <Confirm
        model={model}
        label={t('back.do')}
        disabled={model.busy.value || !model.isSettled}
        onPress={() => void take()}
      />
      {model.isSettled ? null : <p class="small">{t('confirm-waits')}</p>}
    </Dialog>
  );
}
