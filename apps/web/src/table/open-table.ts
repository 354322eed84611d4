import {
  deviceName,
  httpTransport,
  newId,
  openOutbox,
  serverClock,
  type TableRef,
  TableSession,
} from '@threecount/client';
import { engine } from './engine.ts';
import { TableModel } from './model.ts';

/** Builds the model over this browser's outbox. */
export async function openTable(table: TableRef): Promise<TableModel> {
  const { store, lasting } = await openOutbox();
  const clock = serverClock();
  // Once before anything is pressed: its instant must be the server's.
  await clock.sample();
  const box: { model?: TableModel } = {};
  const session = new TableSession({
    table,
    device: deviceName(),
    transport: httpTransport,
    store,
    engine,
    now: () => clock.now(),
    newId,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onChange: (state) => box.model?.changed(lasting ? state : { ...state, lasting }),
  });
  box.model = new TableModel(session);
  return box.model;
}
