import { newId } from '@threecount/client';
import { useRef, useState } from 'preact/hooks';
import { ApiError, api } from '../ui/api.ts';
import { forgetSession } from './session.ts';

/** Ids of commands that got no answer: sending the same again must carry the same id. */
const unanswered = new Map<string, string>();

/**
 * Sends a write with a command id. Where no answer came the same content is sent with the same id next time, so that
 * nothing is done twice.
 * @param key tells contents apart; by default the body as JSON
 * @throws ApiError
 */
export async function sendCommand<T>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  key: string = JSON.stringify(body),
): Promise<T> {
  const name = `${path} ${key}`;
  const commandId = unanswered.get(name) ?? newId();
  unanswered.set(name, commandId);
  try {
    const answer = await api<T>('POST', path, { ...body, commandId });
    unanswered.delete(name);
    return answer;
  } catch (error) {
    const answered = error instanceof ApiError && error.status !== 0;
    if (answered) unanswered.delete(name);
    throw error;
  }
}

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
