import type { DivisionForOfficials, MatchForOfficials } from '@threecount/tournament';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { refereePath } from '../parts/referee-path.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { divisionPath } from '../public/place.ts';
import { countLines, findIn } from './find.ts';
import { GroupView } from './lines.tsx';
import { codeWords, type Section, type SectionId } from './model/line.ts';
import { refereePage } from './model/referee-page.ts';
import { type Ticks, useTicks } from './use-ticks.ts';
import { t } from './words.ts';

interface Props {
  readonly tournamentId: string;
  readonly divisionId: string;
  /** Null: the division as a whole. */
  readonly matchId: string | null;
}

/** All that officials look up about one division, or one match of it. Asked for once; then it needs no network. */
export function RefereePage({ tournamentId, divisionId, matchId }: Props) {
  const place =
    matchId === null
      ? `divisions/${encodeURIComponent(divisionId)}`
      : `matches/${encodeURIComponent(matchId)}`;
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/${place}/referee`;
  const fetched = useFetched<DivisionForOfficials | MatchForOfficials>(path);
  if (fetched.kind === 'loading') return <p class="waiting">{t('loading')}</p>;
  if (fetched.kind === 'failed') {
    const { status, message } = fetched.error;
    return (
      <p class="notice" role="alert">
        {status === 404 ? t('no-division') : t('failed', { message })}
      </p>
    );
  }
  return <Shown key={divisionId} tournamentId={tournamentId} answer={fetched.value} />;
}

interface ShownProps {
  readonly tournamentId: string;
  readonly answer: DivisionForOfficials | MatchForOfficials;
}

/** Which match the page is for, with the belts that decide its rules; and the way to the division's. */
function OfMatch({ tournamentId, answer }: ShownProps) {
  if (!('matchId' in answer)) return null;
  const { number, ranks, divisionId } = answer;
  const known = ranks.red !== null && ranks.blue !== null;
  return (
    <p class="of-match">
      <b>{t('of-match', { number })}</b>
      {known ? (
        <span>
          {' '}
          {t('of-belts', { red: codeWords(ranks.red ?? ''), blue: codeWords(ranks.blue ?? '') })}
        </span>
      ) : null}{' '}
      <a href={refereePath(tournamentId, divisionId)}>{t('whole-division')}</a>
    </p>
  );
}

function Shown({ tournamentId, answer }: ShownProps) {
  const { divisionId, name, official, problem } = answer;
  useEffect(() => {
    document.title = t('title', { name });
  }, [name]);
  const sections = useMemo(() => (official === null ? [] : refereePage(official)), [official]);
  return (
    <>
      <h1>{name}</h1>
      <p class="links">
        <a href={divisionPath(tournamentId, divisionId)}>{t('to-division')}</a>
        {official === null ? null : (
          <span class="soft">{t('by-book', { name: official.rules.book.name })}</span>
        )}
      </p>
      <OfMatch tournamentId={tournamentId} answer={answer} />
      {official === null ? (
        <p class="notice">{t('no-rules', { problem: problem ?? '' })}</p>
      ) : (
        <Reader tournamentId={tournamentId} divisionId={divisionId} sections={sections} />
      )}
    </>
  );
}

interface ReaderProps {
  readonly tournamentId: string;
  readonly divisionId: string;
  readonly sections: readonly Section[];
}

/** One part at a time, or what was searched for of all of them. */
function Reader({ tournamentId, divisionId, sections }: ReaderProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<SectionId>('before');
  const ticks = useTicks(tournamentId, divisionId);
  const place = useRef<HTMLDivElement | null>(null);
  const asked = query.trim() !== '';
  const found = useMemo(() => findIn(sections, query), [sections, query]);
  const current = sections.find(({ id }) => id === chosen) ?? sections[0];
  const shown = asked ? found : current === undefined ? [] : [current];
  return (
    <>
      <search>
        <input
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" class={asked ? 'soft' : 'hidden-text'}>
          {asked ? t('found', { count: countLines(found) }) : ''}
        </p>
      </search>
      <div class="reader">
        <nav class="parts" aria-label={t('sections')}>
          {sections.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-pressed={!asked && id === current?.id}
              onClick={() => {
                setQuery('');
                setChosen(id);
                place.current?.scrollIntoView();
              }}
            >
              {t(`section.${id}`)}
            </button>
          ))}
        </nav>
        <div class="shown" ref={place}>
          {shown.map((section) => (
            <SectionView key={section.id} section={section} ticks={ticks} open={asked} />
          ))}
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  readonly section: Section;
  readonly ticks: Ticks;
  readonly open: boolean;
}

function SectionView({ section, ticks, open }: SectionProps) {
  const { id, groups } = section;
  return (
    <section class="part" data-section={id}>
      <h2>{t(`section.${id}`)}</h2>
      {groups.map((group) => (
        <GroupView key={group.id} group={group} section={id} ticks={ticks} open={open} />
      ))}
      {id === 'before' ? (
        <p class="links">
          <button type="button" class="button" disabled={!ticks.any} onClick={ticks.clear}>
            {t('clear-ticks')}
          </button>
          <span class="soft">{t('ticks-stay')}</span>
        </p>
      ) : null}
    </section>
  );
}
