import fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';

const answerTo = async (error: Error) => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  handleErrors(app);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { statusCode, body: JSON.parse(body), lines };
};

it.each(['SQLITE_FULL', 'ENOSPC'])(
  'tells a full disk as one (%s), which is no fault to log',
  async (code) => {
    const { statusCode, body, lines } = await answerTo(Object.assign(new Error('x'), { code }));
    expect([statusCode, body.code, lines]).toEqual([507, 'disk-full', []]);
  },
);

it('logs a fault of ours and tells nothing of it', async () => {
  const { statusCode, body, lines } = await answerTo(new Error('a secret of ours'));
  expect([statusCode, body.code, lines.length]).toEqual([500, 'internal', 1]);
  expect(JSON.stringify(body)).not.toContain('secret');
});
