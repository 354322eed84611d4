import type { CoachView } from '@threecount/tournament';
import { useEffect, useState } from 'preact/hooks';
import { sendCommand, useCommand } from '../parts/commands.ts';
import { Problem } from '../parts/problem.tsx';
import { isClosed, orderItems, orderRule } from '../parts/teams/order-items.ts';
import { type OrderItem, OrderList } from '../parts/teams/order-list.tsx';
import { TeamCard } from '../parts/teams/team-card.tsx';
import { useWithTeams } from '../parts/teams/use-teams.ts';
import { t } from '../parts/teams/words.ts';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  readonly tournamentId: string;
  readonly entryId: string;
}

/** A coach's own team with its check, and its fighting order. */
export function CoachPage({ tournamentId, entryId }: Props) {
  const [divisionId, setDivisionId] = useState<string | null>(null);
  const path = `/teams/${encodeURIComponent(entryId)}`;
  const { fetched, again } = useWithTeams<CoachView>(tournamentId, divisionId, path);
  const division = fetched.kind === 'there' ? fetched.value.divisionId : null;
  useEffect(() => {
    if (division !== null) setDivisionId(division);
  }, [division]);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    const isOver = fetched.error.status === 401 || fetched.error.status === 403;
    return (
      <main class="waiting">
        <h1>{t('coach.closed')}</h1>
        <p>{isOver ? t('coach.denied') : fetched.error.message}</p>
      </main>
    );
  }
  const view = fetched.value;
  return (
    <div class="coach">
      <header class="head">
        <p>
          {view.tournament} · {view.divisionName}
        </p>
        <h1>{t('coach.title')}</h1>
      </header>
      <main id="content">
        <TeamCard view={view.team} rules={view.rules} heading="h2" />
        <Order tournamentId={tournamentId} view={view} onDone={again} />
        <p>
          <a href={`/t/${encodeURIComponent(tournamentId)}/teams`}>{t('coach.public')}</a>
        </p>
      </main>
    </div>
  );
}

interface OrderProps {
  readonly tournamentId: string;
  readonly view: CoachView;
  readonly onDone: () => void;
}

function Order({ tournamentId, view, onDone }: OrderProps) {
  const [items, setItems] = useState<readonly OrderItem[] | null>(null);
  const [asking, setAsking] = useState(false);
  const command = useCommand();
  const { team, rules, ordersCloseAt } = view;
  const isIn = team.order !== 'missing';
  const now = Date.now();
  const isOpen = ordersCloseAt !== null && !isClosed(ordersCloseAt, now);
  // Once it is closed only the desk lets an order in.
  const mayChange = isIn ? rules.mayReorder || isOpen : !isClosed(ordersCloseAt, now);
  const order = whole(items, orderItems(team));
  const lodge = async (): Promise<void> => {
    const entry = encodeURIComponent(team.team.entryId);
    const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/teams/${entry}/order`;
    const body = { order: order.map(({ id }) => id) };
    if (!(await command.run(() => sendCommand(path, body)))) return;
    setAsking(false);
    setItems(null);
    onDone();
  };
  if (team.members.length === 0) return <p class="card">{t('coach.not-yet')}</p>;
  return (
    <section class="card" aria-label={t('coach.order')}>
      <h2>{t('coach.order')}</h2>
      {isIn ? <p role="status">{t('coach.order-in')}</p> : null}
      <p class="soft">{orderRule(rules, ordersCloseAt, now)}</p>
      {mayChange ? (
        <>
          <OrderList items={order} onOrder={setItems} />
          <p>
            <button type="button" class="button primary" onClick={() => setAsking(true)}>
              {t(isIn ? 'coach.lodge-change' : 'coach.lodge')}
            </button>
          </p>
        </>
      ) : null}
      {asking ? (
        <Dialog title={t('coach.confirm')} onClose={() => setAsking(false)}>
          <ol class="confirm-order">
            {order.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
          <p class="notice">{orderRule(rules, ordersCloseAt, now)}</p>
          <Problem error={command.error} />
          <p class="actions">
            <button
              type="button"
              class="button primary"
              disabled={command.busy}
              onClick={() => void lodge()}
            >
              {t('coach.yes')}
            </button>
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {t('cancel')}
            </button>
          </p>
        </Dialog>
      ) : null}
    </section>
  );
}

/** What was put in order, as far as these people still stand in the team; who came meanwhile comes last. */
function whole(put: readonly OrderItem[] | null, now: readonly OrderItem[]): readonly OrderItem[] {
  if (put === null) return now;
  const kept = put.flatMap(({ id }) => now.find((one) => one.id === id) ?? []);
  return [...kept, ...now.filter((one) => !kept.includes(one))];
}
