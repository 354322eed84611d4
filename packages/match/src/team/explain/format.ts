import type { TeamScript } from '../script/parse.ts';
import type { TeamMatchResult } from '../script/result.ts';
import { sayTeam } from './english.ts';
import { explainTeamMatch } from './explain.ts';

/** A replayed match of two teams for people, line by line. No line end at the end. */
export function formatTeamResult(result: TeamMatchResult, script: TeamScript): string {
  const { teams } = script.setup;
  const names = { a: teams.a.name, b: teams.b.name };
  const title = [result.file, script.about].filter((part) => part).join(': ');
  const lines = explainTeamMatch(result, names).map(({ said, clauses }) => {
    const cited = clauses.length > 0 ? ` [${clauses.join(' ')}]` : '';
    return `${said.map((one) => sayTeam(one)).join(' ')}${cited}`;
  });
  const rejected = result.rejected.map(({ index, action, code, message }) => {
    const at = action === undefined ? `bout ${index}` : `bout ${index}, action ${action}`;
    return `rejected: ${at}: ${code}: ${message}`;
  });
  const flags = result.flags.length > 0 ? [`to look at: ${result.flags.join(', ')}`] : [];
  return [...(title === '' ? [] : [title]), ...lines, ...rejected, ...flags].join('\n');
}
