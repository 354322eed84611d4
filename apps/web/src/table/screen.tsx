import './table.css';
import './sides.css';
import './middle.css';
import './layout.css';
import './books.css';
import './narrow.css';
import './short.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { ApiError, api, sentenceOf } from '../ui/api.ts';
import { onNewKey } from '../ui/link-key.ts';
import type { ScreenProps } from '../ui/router.ts';
import type { TableModel } from './model.ts';
import { openTable } from './open-table.ts';
import { TablePage } from './page.tsx';
import { t } from './words.ts';

type Gate =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly model: TableModel }
  | { readonly kind: 'closed'; readonly message: string };

/** Exchanges the key of the link for this browser's right to the mat, and takes it out of the address. */
async function redeem(tournamentId: string, matId: string): Promise<string | null> {
  const key = location.hash.slice(1);
  if (key === '') return null;
  try {
    await api('POST', '/api/table-session', { tournamentId, matId, key });
  } catch (error) {
    // Without a server the key is kept in the address for the next try.
    if (error instanceof ApiError && error.code === 'no-network') return null;
    return sentenceOf(error);
  }
  history.replaceState(null, '', location.pathname + location.search);
  return null;
}

async function open(tournamentId: string, matId: string): Promise<Gate> {
  const problem = await redeem(tournamentId, matId);
  const model = await openTable({ tournamentId, matId });
  const { denied } = await model.begin({ tournamentId, matId });
  const nothingHere = denied && model.state.value.waiting.length === 0;
  if (!nothingHere) return { kind: 'open', model };
  model.end();
  return { kind: 'closed', message: problem ?? t('gate.denied') };
}

/** `/table/:mat?t=<tournament>#<key>`: the officials' table beside a mat. */
export function Screen({ params }: ScreenProps) {
  const gate = useSignal<Gate>({ kind: 'opening' });
  const tournamentId = new URLSearchParams(location.search).get('t') ?? '';
  const matId = params['mat'] ?? '';
  useSignalEffect(() => {
    let ended = false;
    let model: TableModel | null = null;
    document.title = t('gate.title');
    open(tournamentId, matId).then(
      (result) => {
        if (result.kind === 'open') model = result.model;
        if (ended) model?.end();
        else gate.value = result;
      },
      (error: unknown) => {
        gate.value = { kind: 'closed', message: sentenceOf(error) };
      },
    );
    const unheard = onNewKey(() => {
      // What waits may be in this page alone.
      if (model === null) location.reload();
      else void redeem(tournamentId, matId).then(() => model?.relinked());
    });
    return () => {
      ended = true;
      unheard();
      model?.end();
    };
  });
  const now = gate.value;
  if (now.kind === 'opening') return <p class="waiting">{t('loading')}</p>;
  if (now.kind === 'open') return <TablePage model={now.model} />;
  return (
    <main class="waiting">
      <h1>{t('gate.closed')}</h1>
      <p>{now.message}</p>
      <p>{t('gate.ask')}</p>
    </main>
  );
}
