import { linkWords } from './logic/link-words.ts';
import type { TableModel } from './model.ts';

/** Always on the page: whether the server has everything that was pressed. */
export function LinkPill({ model }: { readonly model: TableModel }) {
  const { link, waiting } = model.state.value;
  const { text, good } = linkWords(link, model.connection.value, waiting.length);
  return (
    <span class={`pill ${good ? 'ok' : 'warn'}`} role="status">
      <span aria-hidden="true">{good ? '●' : '○'}</span>
      {text}
    </span>
  );
}
