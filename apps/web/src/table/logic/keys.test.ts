import { describe, expect, it } from 'vitest';
import { codeOf, commandOf, keyLabel, meaningOf } from './keys.ts';

const press = {
  code: 'Digit1',
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  typing: false,
  dialogOpen: false,
};

describe('keys of the table', () => {
  it('gives red the digits and blue the row below', () => {
    expect(commandOf('Digit8')).toEqual({ kind: 'score', side: 'red', index: 7 });
    expect(commandOf('KeyQ')).toEqual({ kind: 'score', side: 'blue', index: 0 });
    expect(commandOf('KeyI')).toEqual({ kind: 'score', side: 'blue', index: 7 });
  });

  it('keeps the keys of the sketch', () => {
    const expected = {
      KeyA: { kind: 'foul', side: 'red' },
      KeyJ: { kind: 'foul', side: 'blue' },
      KeyS: { kind: 'time', side: 'red' },
      KeyK: { kind: 'time', side: 'blue' },
      KeyD: { kind: 'submission', side: 'red' },
      KeyL: { kind: 'submission', side: 'blue' },
      Space: { kind: 'clock' },
      KeyZ: { kind: 'undo' },
      KeyM: { kind: 'end' },
    };
    for (const [code, command] of Object.entries(expected))
      expect(commandOf(code)).toEqual(command);
  });

  it('gives no key to two commands', () => {
    const codes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `Key${letter}`);
    for (const code of codes) {
      const command = commandOf(code);
      if (command) expect(codeOf(command)).toBe(code);
    }
  });

  it('leaves keys alone while typing, in a dialog, held down, or with a modifier', () => {
    expect(meaningOf(press)).toEqual({ kind: 'score', side: 'red', index: 0 });
    for (const key of ['repeat', 'typing', 'dialogOpen', 'ctrlKey', 'altKey', 'metaKey']) {
      expect(meaningOf({ ...press, [key]: true })).toBeNull();
    }
    expect(meaningOf({ ...press, code: 'F5' })).toBeNull();
  });

  it('has no key for a thirteenth technique', () => {
    expect(codeOf({ kind: 'score', side: 'red', index: 12 })).toBeNull();
  });

  it('prints keys as they look', () => {
    expect(['KeyQ', 'Digit0', 'Space', 'Slash'].map(keyLabel)).toEqual(['Q', '0', 'space', '?']);
  });
});
