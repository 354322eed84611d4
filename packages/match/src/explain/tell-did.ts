import { signed } from '../calls/penalty.ts';
import type { SideOrBoth } from '../types.ts';
import type { Did, RulingBy } from './sentence.ts';
import type { Voice } from './voice.ts';

/** Match clock or allowance as officials say it: `2:05`. */
export function clockWords(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const whoWords = (side: SideOrBoth, { say, who }: Voice): string =>
  side === 'both' ? say('and', { a: who('red'), b: who('blue') }) : who(side);

/** What was done, as a sentence. */
export function tellDid(did: Did, voice: Voice): string {
  const { say, who } = voice;
  switch (did.kind) {
    case 'started':
      return did.again
        ? say('did.started-again')
        : say('did.started', { period: did.period.label });
    case 'stopped':
    case 'waited':
      return say(`did.${did.kind}`);
    case 'timed-out': {
      const key = did.side === null ? 'did.timed-out' : 'did.timed-out-side';
      const whom = did.side === null ? '' : who(did.side);
      return did.reason === null
        ? say(key, { who: whom })
        : say(`${key}-reason`, { who: whom, reason: did.reason.label });
    }
    case 'resumed':
      return say(did.standing ? 'did.resumed-standing' : 'did.resumed');
    case 'scored':
    case 'attempted':
    case 'attempt-over':
    case 'near':
    case 'fouled':
      return tellOnTheMat(did, voice);
    case 'adjusted':
    case 'winner-named':
    case 'reopened':
      return tellRuling(did, voice);
    case 'took-back':
      return did.what === null
        ? say('did.took-back-unknown', { index: did.index })
        : say('did.took-back', { index: did.index, what: tellDid(did.what, voice) });
    case 'bell':
      return say('did.bell', { period: did.period.label });
    case 'allowance-over': {
      const { reason, limitMs } = did;
      const words = { who: who(did.side), time: clockWords(limitMs) };
      return reason === null
        ? say('did.allowance-over', words)
        : say('did.allowance-over-reason', { ...words, reason: reason.label.toLowerCase() });
    }
    default:
      return tellEnding(did, voice);
  }
}

type Of<K extends Did['kind']> = Extract<Did, { kind: K }>;

function tellOnTheMat(
  did: Of<'scored' | 'attempted' | 'attempt-over' | 'near' | 'fouled'>,
  voice: Voice,
): string {
  const { say } = voice;
  const who = whoWords(did.side, voice);
  switch (did.kind) {
    case 'scored': {
      const technique = did.technique.label;
      if (did.landing !== null) {
        const landing = did.landing.label.toLowerCase();
        return say('did.scored-landing', { who, technique, landing });
      }
      return say(did.outside ? 'did.scored-outside' : 'did.scored', { who, technique });
    }
    case 'attempted': {
      const technique = did.technique.label;
      return say(did.secured ? 'did.attempted-secured' : 'did.attempted', { who, technique });
    }
    case 'attempt-over':
      return say('did.attempt-over', { who });
    case 'near':
      return say('did.near', { who, reason: did.reason.label });
    case 'fouled':
      return say(did.malicious ? 'did.fouled-malicious' : 'did.fouled', {
        who,
        foul: foulWords(did, voice),
      });
  }
}

function foulWords({ foul, technique, harm }: Of<'fouled'>, { say }: Voice): string {
  const name =
    technique === null
      ? foul.label
      : say('did.foul-technique', { foul: foul.label, technique: technique.label });
  return harm === 'none' ? name : say(`did.foul-${harm}`, { foul: name });
}

function tellEnding(
  did: Of<
    | 'submitted'
    | 'stoppage'
    | 'unable'
    | 'forfeited'
    | 'put-out'
    | 'decided'
    | 'coin-fell'
    | 'called-off'
  >,
  voice: Voice,
): string {
  const { say } = voice;
  switch (did.kind) {
    case 'submitted':
      return tellSubmission(did, voice);
    case 'stoppage': {
      const stoppage = say(`did.stoppage-${did.by}`, { who: whoWords(did.side, voice) });
      return did.reason === null
        ? stoppage
        : say('did.stoppage-reason', { stoppage, reason: did.reason.label });
    }
    case 'unable': {
      const key = did.side === 'both' ? 'did.unable-both' : 'did.unable';
      const who = whoWords(did.side, voice);
      return did.cause === null
        ? say(key, { who })
        : say(`${key}-cause`, { who, cause: did.cause.label });
    }
    case 'forfeited': {
      const who = whoWords(did.side, voice);
      return did.reason === null
        ? say('did.forfeited', { who })
        : say('did.forfeited-reason', { who, reason: did.reason.label });
    }
    case 'put-out':
      return say('did.put-out', { who: whoWords(did.side, voice), reason: did.reason.label });
    case 'decided': {
      const who = whoWords(did.side, voice);
      return did.criterion === null
        ? say('did.decided', { who })
        : say('did.decided-by', { who, criterion: did.criterion.label });
    }
    case 'coin-fell':
      return say('did.coin-fell', { who: whoWords(did.side, voice) });
    case 'called-off':
      return did.reason === null || did.reason === ''
        ? say('did.called-off')
        : say('did.called-off-reason', { reason: did.reason });
  }
}

function tellSubmission({ side, by, technique }: Of<'submitted'>, voice: Voice): string {
  const who = whoWords(side, voice);
  return technique === null
    ? voice.say('did.submitted-called', { who, by: by.label })
    : voice.say('did.submitted-called-technique', {
        who,
        by: by.label,
        technique: technique.label,
      });
}

function tellRuling(did: Of<'adjusted' | 'winner-named' | 'reopened'>, voice: Voice): string {
  const { say, who } = voice;
  const withWhy = (ruling: string, by: RulingBy | null): string =>
    by === null || by.by === '' || by.reason === ''
      ? ruling
      : say('did.ruling', { ruling, by: by.by, reason: by.reason });
  switch (did.kind) {
    case 'adjusted': {
      const parts = (['points', 'advantages', 'fouls'] as const)
        .filter((what) => did[what] !== 0)
        .map((what) => say(`did.adjusted-${what}`, { count: signed(did[what]) }));
      const what = parts.length === 0 ? say('did.adjusted-nothing') : parts.join(', ');
      return withWhy(say('did.adjusted', { who: who(did.side), what }), did.ruling);
    }
    case 'winner-named':
      return withWhy(say('did.winner-named', { who: who(did.side) }), did.ruling);
    case 'reopened':
      return withWhy(say('did.reopened', { time: clockWords(did.remainingMs) }), did.ruling);
  }
}
