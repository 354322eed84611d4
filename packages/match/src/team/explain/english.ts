/**
 * Every sentence about a match of two teams in English, once. Another language is another table with the same keys.
 * `{name}` is filled in.
 */
export const teamEnglish = {
  'bout.timed': '{n}. {a} against {b}, {minutes} min',
  'bout.untimed': '{n}. {a} against {b}, without limit',
  'settling.untimed': 'Sudden death: {a} against {b}',
  'bout.rank': '{bout}, techniques of {rank}',
  'bout.won': '{bout}: {winner} wins ({method}).',
  'bout.nobody': '{bout}: nobody wins ({method}).',
  'bout.open': '{bout}: not ended.',
  'bout.warnings': 'Warnings {a} and {b}.',
  'bout.left': 'Left: {a} and {b}.',
  'step.last-bout-warnings': 'Warnings in the last bout: {a} and {b}',
  'step.total-warnings': 'Warnings of the teams: {a} and {b}',
  'step.tournament-submissions': 'Submissions in the tournament: {a} and {b}',
  'step.sudden-death': 'Sudden death between fighters who are picked',
  'step.won': '{step}: {winner} wins.',
  'step.level': '{step}: level.',
  'step.passed-over': '{step}: passed over, both were put out.',
  'step.due': '{step}: to be fought.',
  'end.last-fighter': '{winner} wins: {loser} has no fighter left.',
  'end.last-bout-warnings': '{winner} wins by fewer warnings in the last bout.',
  'end.total-warnings': '{winner} wins by fewer warnings in total.',
  'end.tournament-submissions': '{winner} wins by more submissions in the tournament.',
  'end.sudden-death': '{winner} wins by sudden death.',
  'end.team-disqualification': '{winner} wins: {loser} is disqualified.',
  'end.override': '{winner} wins by a ruling of the senior official.',
  'end.both-disqualified': 'Nobody wins: both teams are disqualified.',
  'end.left': '{team} has {left} left, {unused} of them unused.',
  'end.leaves': '{team} is out of the tournament.',
  'await.bout': 'Next: {a} against {b}.',
  'await.bout-open': 'The last bout has not ended.',
  'await.team-tie-break': 'Each team picks a fighter for the bout that settles the match.',
  'await.settling': 'The fighters are picked: {a} against {b}.',
  'await.senior-official': 'The teams are level in everything: a senior official has to rule.',
  'next.order': 'Next team match: {a} goes on with place {placeA}, {b} with place {placeB}.',
} as const;

export type TeamTextKey = keyof typeof teamEnglish;
export type TeamTexts = Readonly<Record<TeamTextKey, string>>;

/** A sentence before it is put into words; a value may be a sentence itself. */
export interface TeamSentence {
  readonly key: TeamTextKey;
  readonly values: Readonly<Record<string, string | number | TeamSentence>>;
}

/** @param texts another language's table; left out: English */
export function sayTeam({ key, values }: TeamSentence, texts: TeamTexts = teamEnglish): string {
  return texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'object' ? sayTeam(value, texts) : String(value);
  });
}
