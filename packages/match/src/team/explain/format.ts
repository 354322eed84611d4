import type { TeamScript } from '../script/parse.ts';
import type { TeamMatchResult } from '../script/result.ts';
import { sayTeam } from './english.ts';
import { explainTeamMatch } from './explain.ts';

const titleOf = (result: TeamMatchResult, script: TeamScript): readonly string[] => {
  const title = [result.file, script.about].filter((part) => part).join(': ');
  return title === '' ? [] : [title];
};

/** The sentences of a replayed match of two teams, with the clauses that each line rests on. */
export function teamLines(
  result: TeamMatchResult,
  { setup }: TeamScript,
): readonly { readonly text: string; readonly clauses: readonly string[] }[] {
  const names = { a: setup.teams.a.name, b: setup.teams.b.name };
  return explainTeamMatch(result, names).map(({ said, clauses }) => ({
    text: said.map((one) => sayTeam(one)).join(' '),
    clauses,
  }));
}

/** A replayed match of two teams for people, line by line. No line end at the end. */
export function formatTeamResult(result: TeamMatchResult, script: TeamScript): string {
  const lines = teamLines(result, script).map(({ text, clauses }) =>
    clauses.length > 0 ? `${text} [${clauses.join(' ')}]` : text,
  );
  const rejected = result.rejected.map(({ index, action, code, message }) => {
    const at = action === undefined ? `bout ${index}` : `bout ${index}, action ${action}`;
    return `rejected: ${at}: ${code}: ${message}`;
  });
  const flags = result.flags.length > 0 ? [`to look at: ${result.flags.join(', ')}`] : [];
  return [...titleOf(result, script), ...lines, ...rejected, ...flags].join('\n');
}

/** The same for spectators: without clauses, and without what only officials look at. */
export const formatTeamStory = (result: TeamMatchResult, script: TeamScript): string =>
  [...titleOf(result, script), ...teamLines(result, script).map(({ text }) => text)].join('\n');
