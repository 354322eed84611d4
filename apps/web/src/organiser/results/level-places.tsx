import type { DivisionView, Podium, StandingsRow } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useFetched } from '../../parts/use-fetched.ts';
import { fullName } from '../../ui/words.ts';
import { act, apiOf } from '../act.ts';
import { DialogButton } from '../dialog-button.tsx';
import { RulingForm } from '../ruling-form.tsx';
import { StepButtons } from '../step-buttons.tsx';
import { t } from '../words.ts';
import { levelRows } from './level-rows.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
  readonly podium: Podium;
  readonly onDone: () => void;
}

/** Where no criterion parts competitors of a round robin, the organiser rules on their order. */
export function LevelPlaces({ tournamentId, divisionId, podium, onDone }: Props) {
  const level =
    (podium.kind === 'none' && podium.reason === 'standings-level') ||
    (podium.kind === 'places' && podium.note === 'third-level');
  if (!level) return null;
  return (
    <DialogButton label={t('level.open')} title={t('level.open')}>
      {(close) => (
        <Order
          tournamentId={tournamentId}
          divisionId={divisionId}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </DialogButton>
  );
}

interface OrderProps {
  readonly tournamentId: string;
  readonly divisionId: string;
  readonly onDone: () => void;
}

function Order({ tournamentId, divisionId, onDone }: OrderProps) {
  const path = `${apiOf(tournamentId)}/divisions/${encodeURIComponent(divisionId)}`;
  const fetched = useFetched<DivisionView>(path);
  const [order, setOrder] = useState<readonly StandingsRow[] | null>(null);
  if (fetched.kind === 'loading') return <p>{t('loading')}</p>;
  if (fetched.kind === 'failed') return <p class="notice">{fetched.error.message}</p>;
  const pool = fetched.value.standings.find(({ level }) => level);
  const rows = order ?? levelRows(pool?.rows ?? []);
  return (
    <RulingForm
      text={t('level.text')}
      button={t('level.save')}
      onRule={(ruling) =>
        act(
          tournamentId,
          { kind: 'division', id: divisionId },
          {
            type: 'rule-level-places',
            order: rows.map((row) => row.competitor.entryId),
            ...ruling,
          },
        )
      }
      onDone={onDone}
    >
      <ol class="plain-list">
        {rows.map((row, index) => {
          const name = fullName(row.competitor);
          return (
            <li key={row.competitor.entryId} class="line">
              <span>
                <b>{name}</b>
                <small>{t('level.place', { place: row.place })}</small>
              </span>
              <StepButtons items={rows} index={index} name={name} onOrder={setOrder} />
            </li>
          );
        })}
      </ol>
    </RulingForm>
  );
}
