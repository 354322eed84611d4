import type { DivisionView, FormatPlan } from '@threecount/tournament';
import { Problem } from '../../parts/problem.tsx';
import { useDivision } from '../../parts/use-division.ts';
import { act } from '../act.ts';
import type { Desk } from '../desk.ts';
import { Early } from './early.tsx';
import { choiceOf, planFor } from './format-choices.ts';
import { PlacesForm } from './places-form.tsx';
import { PlanFields } from './plan-fields.tsx';
import { SeedsForm } from './seeds-form.tsx';
import { useWanted } from './use-wanted.ts';
import { t } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly divisionId: string;
  /** The seed text of the page. */
  readonly seedText: string;
}

/** Before the draw: how a division is fought, and its seeds. After it: early meetings, and its places. */
export function DivisionPanel({ desk, divisionId, seedText }: Props) {
  const fetched = useDivision(desk.tournamentId, divisionId);
  if (fetched.kind === 'loading') return <p>{t('loading')}</p>;
  if (fetched.kind === 'failed') return <Problem error={fetched.error} />;
  const view = fetched.value;
  return (
    <div class="division-panel">
      {view.plan === null ? (
        <>
          <PlanForm desk={desk} view={view} />
          <SeedsForm tournamentId={desk.tournamentId} view={view} seedText={seedText} />
        </>
      ) : (
        <>
          <p class="soft">
            {t('plan.drawn', { plan: t(`formats.${choiceOf(view.plan)}`) })}{' '}
            <a href={bracketPath(desk.tournamentId, divisionId)}>{t('panel.bracket')}</a>
          </p>
          <Early early={view.early ?? []} inPools={view.plan.format === 'pools'} />
          <Places desk={desk} view={view} />
        </>
      )}
    </div>
  );
}

/** The public page of a division. */
const bracketPath = (tournamentId: string, divisionId: string): string =>
  `/t/${encodeURIComponent(tournamentId)}/brackets/${encodeURIComponent(divisionId)}`;

interface OfView {
  readonly desk: Desk;
  readonly view: DivisionView;
}

function PlanForm({ desk, view }: OfView) {
  const { divisionId, name, entries } = view.summary;
  const sizes = { from: entries, to: entries };
  const stream = { kind: 'division', id: divisionId } as const;
  const { shown, set, error } = useWanted<FormatPlan | null>(view.chosenPlan, (plan) =>
    act(desk.tournamentId, stream, { type: 'set-plan', plan }),
  );
  const row = desk.view.settings.formats.find(
    ({ from, to }) => from <= entries && (to === null || entries <= to),
  );
  return (
    <section aria-label={t('plan.title')}>
      <h3>{t('plan.title')}</h3>
      <div class="format-fields">
        <label class="field narrow">
          <span>{t('plan.which')}</span>
          <select
            value={shown === null ? 'table' : 'own'}
            disabled={entries < 2}
            onChange={(event) =>
              set(
                event.currentTarget.value === 'table'
                  ? null
                  : (row?.plan ?? planFor('shared', sizes)),
              )
            }
          >
            <option value="table">{t('plan.by-table')}</option>
            <option value="own">{t('plan.own')}</option>
          </select>
        </label>
        {shown === null ? null : (
          <PlanFields
            plan={shown}
            sizes={sizes}
            label={t('formats.of', { sizes: name })}
            onPlan={set}
          />
        )}
      </div>
      <Problem error={error} />
    </section>
  );
}

function Places({ desk, view }: OfView) {
  const { standing } = view.summary;
  if (desk.view.published) return <p class="soft">{t('places.published')}</p>;
  if (standing !== 'drawn') return <p class="soft">{t('places.started')}</p>;
  return (
    <section aria-label={t('places.title')}>
      <h3>{t('places.title')}</h3>
      <PlacesForm tournamentId={desk.tournamentId} view={view} />
    </section>
  );
}
