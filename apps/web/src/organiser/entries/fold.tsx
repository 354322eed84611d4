import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** One of the things that can be done with an entry; one is open at a time. */
export function Fold({ title, open = false, children }: Props) {
  return (
    <details class="measure" name="measure" open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
