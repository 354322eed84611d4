import type { Side } from '@threecount/match';

type PlainKey = 'clock' | 'stop' | 'standing' | 'undo' | 'end' | 'help' | 'next';

const sideKinds = [
  ...(['stalling', 'foul', 'time', 'submission'] as const),
  ...(['attempt', 'count', 'outside'] as const),
] as const;

/** What a key of the table does. */
export type KeyCommand =
  /** One of the large buttons, in their order: scores and advantages, or fouls. */
  | { readonly kind: 'score'; readonly side: Side; readonly index: number }
  | { readonly kind: (typeof sideKinds)[number]; readonly side: Side }
  | { readonly kind: PlainKey };

/** Keys by their place on the keyboard (`event.code`), so that other layouts work. The two sides never collide. */
const scoreKeys: Readonly<Record<Side, readonly string[]>> = {
  red: [
    ...['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8'],
    ...['Digit9', 'Digit0', 'Minus', 'Equal'],
  ],
  blue: [
    ...['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI'],
    ...['KeyO', 'KeyP', 'BracketLeft', 'BracketRight'],
  ],
};

const sideKeys = {
  foul: { red: 'KeyA', blue: 'KeyJ' },
  time: { red: 'KeyS', blue: 'KeyK' },
  submission: { red: 'KeyD', blue: 'KeyL' },
  stalling: { red: 'KeyF', blue: 'KeyH' },
  attempt: { red: 'KeyC', blue: 'Comma' },
  count: { red: 'KeyX', blue: 'Period' },
  outside: { red: 'KeyV', blue: 'Semicolon' },
} as const;

const plainKeys = {
  clock: 'Space',
  stop: 'KeyB',
  standing: 'KeyG',
  undo: 'KeyZ',
  end: 'KeyM',
  help: 'Slash',
  next: 'KeyN',
} as const;

const sides: readonly Side[] = ['red', 'blue'];

/** The key of a command; null where it has none (more techniques than keys). */
export function codeOf(command: KeyCommand): string | null {
  if (command.kind === 'score') return scoreKeys[command.side][command.index] ?? null;
  if ('side' in command) return sideKeys[command.kind][command.side];
  return plainKeys[command.kind];
}

function table(): ReadonlyMap<string, KeyCommand> {
  const commands: KeyCommand[] = [];
  for (const side of sides) {
    for (const index of scoreKeys[side].keys()) commands.push({ kind: 'score', side, index });
    for (const kind of sideKinds) commands.push({ kind, side });
  }
  for (const kind of Object.keys(plainKeys)) commands.push({ kind: kind as PlainKey });
  return new Map(commands.map((command) => [codeOf(command) ?? '', command]));
}

const byCode = table();

/** The command of a key; null for keys without one. Enter is a second key for what comes next. */
export const commandOf = (code: string): KeyCommand | null =>
  byCode.get(code === 'Enter' || code === 'NumpadEnter' ? plainKeys.next : code) ?? null;

const printed: Readonly<Record<string, string>> = {
  Space: 'space',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '?',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
};

/** What is printed on the key of a usual keyboard. */
export const keyLabel = (code: string): string =>
  printed[code] ?? code.replace(/^(?:Key|Digit)/, '');

/** The label of a command's key; null where it has none. */
export function labelOf(command: KeyCommand): string | null {
  const code = codeOf(command);
  return code === null ? null : keyLabel(code);
}

/** What a key press must tell, so that the table may act on it. */
export interface Press {
  readonly code: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** True in a text field, a list or the like, where the key means itself. */
  readonly typing: boolean;
  readonly dialogOpen: boolean;
}

/** The command that a key press means now; null where it is not for the table. */
export function meaningOf(press: Press): KeyCommand | null {
  if (press.repeat || press.typing || press.dialogOpen) return null;
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return commandOf(press.code);
}
