import type { Ruling, TimedAction } from '../types.ts';
import { timeText } from '../view/time-text.ts';
import type { MatchScript } from './parse-script.ts';
import type { MatchResult, SideResult } from './result.ts';

/** A readable table of a replayed match, action by action; ends with the outcome. No line end at the end. */
export function formatResultTable(result: MatchResult, script: MatchScript): string {
  const rows = script.actions.map((action, index) => row(action, index, result));
  const head = ['#', 'at', 'action', 'effect', 'notes'];
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  const lines = [head, ...rows].map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const title = [result.file, script.about].filter((part) => part).join(': ');
  return [...(title === '' ? [] : [title]), ...lines, ...summary(result, script)].join('\n');
}

function row(action: TimedAction, index: number, result: MatchResult): readonly string[] {
  const done = result.actions.find((line) => line.index === index);
  const no = result.rejected.find((line) => line.index === index);
  const effect = done ? done.effect : `rejected: ${no?.code ?? ''}`;
  const notes = done ? [...done.flags, ...done.clauses].join(' ') : (no?.message ?? '');
  return [String(index), timeText(action.at), describe(action), effect, notes];
}

/** The action's own words: its name, and the values of its keys. */
function describe(action: TimedAction): string {
  const { at: _at, do: name, ...rest } = action;
  const values = Object.entries(rest).map(([key, value]) => {
    if (typeof value === 'object') return rulingWords(value);
    return typeof value === 'boolean' || typeof value === 'number'
      ? `${key}=${value}`
      : String(value);
  });
  return [name, ...values].join(' ');
}

function rulingWords(ruling: Ruling): string {
  if ('adjust' in ruling) {
    const { side, ...by } = ruling.adjust;
    return ['adjust', side, ...Object.entries(by).map(([key, n]) => `${key}=${n}`)].join(' ');
  }
  return 'winner' in ruling
    ? ['winner', ruling.winner, ruling.method ?? ''].join(' ').trimEnd()
    : `reopen ${timeText(ruling.remainingMs)}`;
}

function summary(result: MatchResult, script: MatchScript): readonly string[] {
  const { names } = script;
  const score = (name: string, side: SideResult): string =>
    `${name}: ${side.points} points, ${side.advantages} advantages, ${side.fouls} fouls`;
  const state = [
    result.status,
    result.awaiting ? `(${result.awaiting})` : '',
    result.period,
    `elapsed ${result.elapsed}`,
    result.remaining === null ? '' : `remaining ${result.remaining}`,
  ];
  const proposed = result.proposed?.winner
    ? [`proposed: ${names[result.proposed.winner]} by ${result.proposed.method}`]
    : [];
  const outcome = result.winner
    ? `winner: ${names[result.winner]} (${result.winner}) by ${result.method}`
    : result.method
      ? `no winner: ${result.method}`
      : 'no outcome yet';
  const clauses = result.clauses.length > 0 ? ` [${result.clauses.join(' ')}]` : '';
  return [
    score(`${names.red} (red)`, result.red),
    score(`${names.blue} (blue)`, result.blue),
    state.filter((part) => part !== '').join(', '),
    ...proposed,
    `${outcome}${clauses}`,
    ...(result.flags.length > 0 ? [`to look at: ${result.flags.join(', ')}`] : []),
  ];
}
