import { newId } from '@threecount/client';
import { useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../ui/api.ts';
import { forgetSession } from './session.ts';

/** Ids of commands that got no answer, by what they act on: sending the same again must carry the same id. */
const unanswered = new Map<string, Map<string, string>>();

/**
 * Sends a write with a command id. Where no answer came the same content is sent with the same id next time, so that
 * nothing is done twice; but only until something else was done to the same thing: then it is meant anew.
 * @param key tells contents apart; by default the body as JSON
 * @throws ApiError
 */
export async function sendCommand<T>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  key: string = JSON.stringify(body),
): Promise<T> {
  const about = `${path} ${JSON.stringify(body['stream'] ?? null)}`;
  const ofThis = unanswered.get(about) ?? new Map<string, string>();
  unanswered.set(about, ofThis);
  const commandId = ofThis.get(key) ?? newId();
  ofThis.set(key, commandId);
  try {
    const answer = await api<T>('POST', path, { ...body, commandId });
    if (actsOnOne(path, body)) ofThis.clear();
    else ofThis.delete(key);
    return answer;
  } catch (error) {
    const answered = error instanceof ApiError && error.status !== 0;
    if (answered) ofThis.delete(key);
    throw error;
  }
}

/** Whether all that is sent there changes one and the same thing; elsewhere each makes a thing of its own. */
const actsOnOne = (path: string, body: Readonly<Record<string, unknown>>): boolean =>
  'stream' in body || /\/teams\/[^/]+\/(order|members)$/u.test(path);

export interface Command {
  /** True while something is being sent: buttons are off. */
  readonly busy: boolean;
  /** What the last attempt was refused with. */
  readonly error: ApiError | null;
  /** Runs one job at a time; true when it went well. What was typed stays where it is when it did not. */
  readonly run: (job: () => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
}

/** A place from which writes are sent, with its own error beside it. */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef(false);
  const run = async (job: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await job();
      return true;
    } catch (thrown) {
      const told = asApiError(thrown);
      if (told.status === 401 || told.status === 403) forgetSession();
      setError(told);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run, clear: () => setError(null) };
}

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError(0, { code: 'unknown', message });
}
