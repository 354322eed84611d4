import type { ComponentChildren } from 'preact';
import { moveBy } from './mats/order.ts';
import { t } from './words.ts';

interface Props<T> {
  readonly items: readonly T[];
  readonly index: number;
  /** What the item is called. */
  readonly name: string;
  readonly onOrder: (items: readonly T[]) => void;
  /** Further buttons of the item. */
  readonly children?: ComponentChildren;
}

/** Moves an item of a list up and down. */
export function StepButtons<T>({ items, index, name, onOrder, children }: Props<T>) {
  const button = (label: 'level.up' | 'level.down', arrow: string, step: number, last: boolean) => (
    <button
      type="button"
      class="button"
      aria-label={t(label, { name })}
      disabled={last}
      onClick={() => onOrder(moveBy(items, index, step))}
    >
      {arrow}
    </button>
  );
  return (
    <span class="steps">
      {button('level.up', '↑', -1, index === 0)}
      {button('level.down', '↓', 1, index === items.length - 1)}
      {children}
    </span>
  );
}
