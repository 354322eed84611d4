import type { MatchCard, MatchResultView } from '@threecount/tournament';
import { formatTime } from '../ui/i18n.ts';
import { wasFought } from './was-fought.ts';
import { resultWords, t } from './words.ts';

/** What was changed about a result after it was confirmed, newest first: corrections with what stood before, a ruling. */
export function changeWords({
  corrected,
  ruled,
  team,
}: Pick<MatchCard, 'corrected' | 'ruled' | 'team'>) {
  const wordsOf = (before: MatchResultView | null) => beforeWords(before, team !== null);
  const corrections = corrected
    .map(({ at, before }) => t('corrected', { time: formatTime(at), before: wordsOf(before) }))
    .reverse();
  return ruled ? [t('ruled'), ...corrections] : corrections;
}

/** By colour: those who fought then may not be those who stand there now. */
function beforeWords(before: MatchResultView | null, ofTeams: boolean): string {
  if (before === null) return t('corrected-again');
  const words = [resultWords(before, ofTeams)];
  if (before.winner !== null) words.unshift(t(before.winner));
  if (wasFought(before) && !ofTeams) words.push(`${before.points.red}:${before.points.blue}`);
  return words.join(' · ');
}
