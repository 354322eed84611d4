import type { NeededRuling } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { useFetched } from '../../parts/use-fetched.ts';
import { pairWords, resultWords, t as shared } from '../../parts/words.ts';
import { fullName, roundWords } from '../../ui/words.ts';
import { act, apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { DialogButton } from '../dialog-button.tsx';
import { t } from '../later/words.ts';
import { RulingForm } from '../ruling-form.tsx';
import './rulings.css';
import { foughtPair, wonBy } from './fought.ts';

/** Every match that waits for a ruling, with the two rulings there are. Nothing where none does. */
export function NeededRulings({ desk }: { readonly desk: Desk }) {
  const [changes, setChanges] = useState(0);
  const { needRuling, done } = desk.view.counts;
  const fetched = useFetched<readonly NeededRuling[]>(
    needRuling === 0 ? null : `${apiOf(desk.tournamentId)}/needed-rulings`,
    `${needRuling} ${done} ${changes}`,
  );
  if (needRuling === 0) return null;
  const needed = fetched.kind === 'there' ? fetched.value : [];
  return (
    <section class="card wide rulings" id="rulings">
      <h2>{t('rulings.title', { count: needRuling })}</h2>
      <p>{t('rulings.text')}</p>
      {fetched.kind === 'failed' ? <p class="notice">{fetched.error.message}</p> : null}
      <ul class="plain-list">
        {needed.map((one) => (
          <li key={one.card.matchId} class="line">
            <Told needed={one} />
            <Rulings desk={desk} needed={one} onDone={() => setChanges(changes + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ needed }: { readonly needed: NeededRuling }) {
  const { card, result } = needed;
  const pair = foughtPair(needed);
  const winner = wonBy(needed);
  return (
    <span>
      <b>{[shared('match-number', { number: card.number }), roundWords(card.round)].join(' · ')}</b>
      <small>{card.divisionName}</small>
      <span class="told">
        {t(result === null ? 'rulings.running' : 'rulings.fought', { pair })}
      </span>
      {winner === null || result === null ? null : (
        <span class="told">
          {t('rulings.won', {
            name: fullName(winner),
            result: resultWords(result, card.team !== null),
          })}
        </span>
      )}
      <span class="told">
        <b>{t('rulings.meet', { pair: pairWords(card) })}</b>
      </span>
    </span>
  );
}

interface RulingsProps {
  readonly desk: Desk;
  readonly needed: NeededRuling;
  readonly onDone: () => void;
}

function Rulings({ desk, needed, onDone }: RulingsProps) {
  const { card, may } = needed;
  if (!may.void) return <small class="guess">{t('rulings.not-known')}</small>;
  const name = fullName(wonBy(needed) ?? needed.fought.red);
  const texts = {
    void: t('rulings.void-text', { pair: pairWords(card) }),
    stands: t('rulings.stands-text', { name }),
  };
  const stream = { kind: 'match', id: card.matchId } as const;
  return (
    <span class="actions">
      {(['void', 'stands'] as const)
        .filter((ruling) => may[ruling])
        .map((ruling) => {
          const title = t(`rulings.${ruling}-title`, { number: card.number });
          return (
            <DialogButton key={ruling} label={t(`rulings.${ruling}`)} spoken={title} title={title}>
              {(close) => (
                <RulingForm
                  text={texts[ruling]}
                  button={t(`rulings.${ruling}`)}
                  onRule={(said) =>
                    act(desk.tournamentId, stream, { type: 'rule-match', ruling, ...said })
                  }
                  onDone={() => {
                    close();
                    onDone();
                  }}
                />
              )}
            </DialogButton>
          );
        })}
      {may.stands ? null : <small>{t('rulings.winner-gone')}</small>}
    </span>
  );
}
