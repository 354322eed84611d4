import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from './words.ts';

export interface OrderItem {
  readonly id: string;
  readonly name: string;
  /** Belt and weight, or what else tells people apart. */
  readonly note: string;
}

interface Props {
  readonly items: readonly OrderItem[];
  readonly onOrder: (items: readonly OrderItem[]) => void;
}

/** The list with one of it at another place. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || to === from) return items;
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Puts people in an order: by drag, by the two buttons, or by the arrow keys on a handle. What was done is said. */
export function OrderList({ items, onOrder }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focus = useRef<string | null>(null);
  // Moving an element takes its focus away: it gets it back.
  useEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-focus="${focus.current}"]`)?.focus();
    focus.current = null;
  });
  const move = (from: number, to: number, by: By): void => {
    const item = items[from];
    const next = movedTo(items, from, to);
    if (item === undefined || next === items) return;
    focus.current = `${by} ${item.id}`;
    setSaid(t('order.moved', { name: item.name, n: to + 1, of: items.length }));
    onOrder(next);
  };
  const dragTo = (y: number): void => {
    const rows = [...(list.current?.children ?? [])];
    const over = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    const from = items.findIndex(({ id }) => id === dragged);
    if (over >= 0 && from >= 0 && over !== from) move(from, over, 'grip');
  };
  return (
    <>
      {/* The list holds the pointer: what is dragged is taken out of the page and put in again as it moves. */}
      <ol
        class="order-list"
        ref={list}
        onPointerMove={(event) => {
          if (dragged !== null) dragTo(event.clientY);
        }}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {items.map((item, at) => (
          <OrderLine
            key={item.id}
            item={item}
            at={at}
            of={items.length}
            dragged={item.id === dragged}
            onMove={(step, by) => move(at, at + step, by)}
            onGrip={(pointerId) => {
              list.current?.setPointerCapture(pointerId);
              setDragged(item.id);
            }}
          />
        ))}
      </ol>
      <p class="hidden-text" role="status">
        {said}
      </p>
    </>
  );
}

type By = 'grip' | 'up' | 'down';

interface LineProps {
  readonly item: OrderItem;
  readonly at: number;
  readonly of: number;
  readonly dragged: boolean;
  readonly onMove: (step: number, by: By) => void;
  readonly onGrip: (pointerId: number) => void;
}

function OrderLine({ item, at, of, dragged, onMove, onGrip }: LineProps) {
  const { id, name, note } = item;
  const byKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(step, 'grip');
  };
  const button = (by: 'up' | 'down', step: number, arrow: string, isLast: boolean) => (
    <button
      type="button"
      class="button"
      data-focus={`${by} ${id}`}
      aria-label={t(`order.${by}`, { name })}
      aria-disabled={isLast}
      onClick={() => onMove(step, by)}
    >
      {arrow}
    </button>
  );
  return (
    <li class={dragged ? 'dragged' : ''}>
      <button
        type="button"
        class="grip"
        data-focus={`grip ${id}`}
        aria-label={t('order.grip', { name, n: at + 1, of })}
        onKeyDown={byKey}
        onPointerDown={(event) => onGrip(event.pointerId)}
      >
        <span aria-hidden="true">⠿</span>
        <b class="num">{at + 1}</b>
      </button>
      <span class="who">
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <span class="steps">
        {button('up', -1, '↑', at === 0)}
        {button('down', 1, '↓', at === of - 1)}
      </span>
    </li>
  );
}
