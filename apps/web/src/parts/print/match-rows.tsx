import type { MatchCard } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { signed } from '../../ui/signed.ts';
import { roundWords, slotWords } from '../../ui/words.ts';
import { stateLine, wasFought } from '../bracket/box-words.ts';
import { t } from '../bracket/words.ts';
import { PointsShown } from '../points-shown.ts';
import { resultWords, t as shared } from '../words.ts';

/** Matches as a list on paper, with room to write. */
export function MatchRows({ matches }: { readonly matches: readonly MatchCard[] }) {
  const shown = useContext(PointsShown);
  return (
    <table class="paper-list paper-matches">
      <thead>
        <tr>
          <th>{t('col.number')}</th>
          <th>{t('col.round')}</th>
          <th>{t('col.pair')}</th>
          <th>{t('col.state')}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.matchId}>
            <td>{match.number}</td>
            <td>{roundWords(match.round)}</td>
            <td>
              <Name match={match} side="red" /> {shared('versus')}{' '}
              <Name match={match} side="blue" />
            </td>
            <td>{howWords(match, shown)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ match, side }: { readonly match: MatchCard; readonly side: 'red' | 'blue' }) {
  const name = slotWords(match[side]);
  return match.result?.winner === side ? <b>{name}</b> : <span>{name}</span>;
}

/** The mat and when it is expected, or how it ended. */
function howWords(match: MatchCard, shown: boolean): string {
  const { result, team } = match;
  if (result === null) return stateLine(match);
  const words = resultWords(result, team !== null);
  const { red, blue } = result.points;
  return shown && team === null && wasFought(result)
    ? `${signed(red)}:${signed(blue)} · ${words}`
    : words;
}
