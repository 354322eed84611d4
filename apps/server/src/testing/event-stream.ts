/** A live stream as a test reads it. */
export interface TestStream {
  readonly status: number;
  /** Everything that has come so far, in order. */
  readonly frames: readonly { readonly topic: string; readonly snapshot: unknown }[];
  readonly headers: Headers;
  readonly text: () => string;
  /** Resolves with the first frame, old or new, that fits. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into snapshots of every form
  until(fits: (topic: string, snapshot: any) => boolean): Promise<any>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

type Frame = TestStream['frames'][number];

/** Opens a stream over a real connection. */
export async function openStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of response.body ?? []) {
      const part = decoder.decode(bytes as Uint8Array, { stream: true });
      text += part;
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith('data: ')) frames.push(JSON.parse(block.slice(6)) as Frame);
      }
      for (const look of waiting) look();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    frames,
    text: () => text,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find(({ topic, snapshot }) => fits(topic, snapshot));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found.snapshot);
        };
        waiting.add(look);
        look();
      }),
    ended,
    close: () => abort.abort(),
  };
}
