import { useState } from 'preact/hooks';
import { useCommand } from '../../parts/commands.ts';
import { orderItems, orderRule } from '../../parts/teams/order-items.ts';
import { type OrderItem, OrderList } from '../../parts/teams/order-list.tsx';
import { t } from '../../parts/teams/words.ts';
import { TextField } from '../../parts/text-field.tsx';
import { timeWords } from '../../parts/words.ts';
import { act } from '../act.ts';
import { DialogForm } from '../dialog-form.tsx';
import { type TeamProps, teamName } from './props.ts';

/** Hands the order in on behalf of a coach. It is fixed then, and sealed; the organiser can look at it. */
export function Order({ desk, event, divisionId, view, lodged, onDone }: TeamProps) {
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState<readonly OrderItem[] | null>(null);
  const [by, setBy] = useState('');
  const [reason, setReason] = useState('');
  const command = useCommand();
  const name = teamName(view);
  const isIn = view.order !== 'missing';
  const closing =
    event.divisions.find((one) => one.divisionId === divisionId)?.ordersCloseAt ?? null;
  const isPast = closing !== null && Date.now() >= closing;
  const mayChange = !isIn || event.rules.mayReorder || (closing !== null && !isPast);
  const stored = orderItems(lodged);
  const order = items ?? stored;
  // Too late: an official can let in the order of a team that has none.
  const isLate = !isIn && isPast;
  const close = (): void => {
    setOpen(false);
    command.clear();
  };
  const lodge = async (): Promise<void> => {
    const stream = { kind: 'entry', id: view.team.entryId } as const;
    const overrule = isLate ? { overrule: { by: by.trim(), reason: reason.trim() } } : {};
    const ids = order.map(({ id }) => id);
    const action = { type: 'lodge-order', order: ids, ...overrule } as const;
    if (!(await command.run(() => act(desk.tournamentId, stream, action)))) return;
    setOpen(false);
    setItems(null);
    onDone();
  };
  if (!mayChange) return null;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={t('order.open-name', { name })}
        onClick={() => setOpen(true)}
      >
        {t('order.open')}
      </button>
      {open ? (
        <DialogForm
          title={t('order.title', { name })}
          button={t('order.lodge')}
          command={command}
          disabled={isLate && (by.trim() === '' || reason.trim() === '')}
          onSave={() => void lodge()}
          onClose={close}
        >
          <p>{t('order.text')}</p>
          <OrderList items={order} onOrder={setItems} />
          {isLate ? (
            <>
              <p class="notice">{t('order.late', { time: timeWords(closing) })}</p>
              <TextField label={t('act.by')} value={by} onText={setBy} required />
              <TextField label={t('order.reason')} value={reason} onText={setReason} required />
            </>
          ) : (
            <p class="notice">{orderRule(event.rules, closing, Date.now())}</p>
          )}
        </DialogForm>
      ) : null}
    </>
  );
}
