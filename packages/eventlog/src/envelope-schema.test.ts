import { describe, expect, it } from 'vitest';
import { checkEnvelope, parseEnvelope } from './envelope-schema.ts';

const ENVELOPE = {
  form: 1,
  tournamentId: 't1',
  position: 1,
  stream: { kind: 'match', id: 'd1-1' },
  version: 1,
  commandId: 'c1',
  actedAt: '2026-05-02T09:00:00.000Z',
  recordedAt: '2026-05-02T09:00:00.012Z',
  actor: { role: 'table', id: 'link-1' },
  device: 'tablet-7',
  action: { type: 'open-match', matId: 'm1' },
  events: [],
};

describe('checkEnvelope', () => {
  it('keeps unknown newer events, and members that this version does not know', () => {
    const newer = {
      ...ENVELOPE,
      signature: 'abc',
      events: [{ type: 'FromTheFuture', deep: { x: [1] } }],
    };
    expect(checkEnvelope(newer)).toEqual({ ok: true, value: newer });
    expect(parseEnvelope(JSON.stringify(newer))).toEqual(newer);
  });

  it.each<[string, object]>([
    ['form', { form: 2 }],
    ['position', { position: 0 }],
    ['position', { position: 1.5 }],
    ['stream.kind', { stream: { kind: 'moon', id: 'x' } }],
    ['version', { version: '1' }],
    ['commandId', { commandId: '' }],
    ['actedAt', { actedAt: '2026-05-02 09:00' }],
    ['recordedAt', { recordedAt: '2026-05-02T09:00:00+02:00' }],
    ['actor.role', { actor: { role: 'nobody', id: '' } }],
    ['action.type', { action: {} }],
    ['events.0.type', { events: [{ typ: 'x' }] }],
  ])('names the fault in %s', (place, change) => {
    const checked = checkEnvelope({ ...ENVELOPE, ...change });
    expect(checked.ok).toBe(false);
    if (!checked.ok) expect(checked.message.split(':')[0]).toBe(place);
    expect(() => parseEnvelope(JSON.stringify({ ...ENVELOPE, ...change }))).toThrow(place);
  });
});
