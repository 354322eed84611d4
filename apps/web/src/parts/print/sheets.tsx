import type { DivisionView, Podium } from '@threecount/tournament';
import { fullName } from '../../ui/words.ts';
import type { BracketForm } from '../bracket/form.ts';
import { sectionWords } from '../bracket/section-words.ts';
import { t } from '../bracket/words.ts';
import { isOfTeams } from '../standings.tsx';
import { t as shared } from '../words.ts';
import { MatchRows } from './match-rows.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { PaperPools } from './paper-pools.tsx';
import { paper } from './paper-sizes.ts';
import { rowsOf, type Sheet, sheetsOf } from './sheet-plan.ts';
import './print.css';

/** Of a heading above a drawing, where there are two. */
const headingMm = 14;

interface Props {
  readonly view: DivisionView;
  readonly tournament: string;
  readonly form: BracketForm;
}

/** A division on paper: sheets that fit A4 and Letter, each with what it is of and its number. */
export function Sheets({ view, tournament, form }: Props) {
  const sheets = sheetsOf(view, form);
  return (
    <div class="sheets">
      {sheets.map((sheet, index) => (
        <section key={`sheet ${index + 1}`} class="sheet">
          <header>
            <p>
              <span>{tournament}</span>
              <span>{t('page-number', { number: index + 1, of: sheets.length })}</span>
            </p>
            <h2>{view.summary.name}</h2>
            <p>
              <span>{sheetWords(sheet, view)}</span>
              <span>{index === 0 ? podiumLine(view.podium) : ''}</span>
            </p>
          </header>
          <Body sheet={sheet} ofTeams={isOfTeams(view)} />
          {view.seedText === null || index < sheets.length - 1 ? null : (
            <footer>{t('sheet-seed', { seed: view.seedText })}</footer>
          )}
        </section>
      ))}
    </div>
  );
}

function Body({ sheet, ofTeams }: { readonly sheet: Sheet; readonly ofTeams: boolean }) {
  if (sheet.kind === 'lists') {
    return (
      <>
        <PaperPools pools={sheet.pools} ofTeams={ofTeams} />
        {sheet.matches.length === 0 ? null : <MatchRows matches={sheet.matches} />}
      </>
    );
  }
  const { pictures } = sheet;
  const rows = pictures.reduce((sum, picture) => sum + rowsOf(picture), 0);
  const height = paper.height - (pictures.length - 1) * headingMm;
  return pictures.map((picture) => (
    <div key={picture.part}>
      {pictures.length === 1 ? null : <h3>{shared(`part.${picture.part}`)}</h3>}
      <PaperPicture rounds={picture.rounds} height={(height * rowsOf(picture)) / rows} />
    </div>
  ));
}

function sheetWords(sheet: Sheet, view: DivisionView): string {
  if (sheet.kind === 'lists') {
    return sheet.pools.length === 0 ? t('sheet-matches') : shared('standings');
  }
  const [picture, ...others] = sheet.pictures;
  const { format } = view.summary;
  const whole = format === null ? '' : shared(`format.${format}`);
  if (picture === undefined || others.length > 0) return whole;
  const several = view.rounds.some(({ part }) => part === 'lower');
  const parts = [
    several ? shared(`part.${picture.part}`) : '',
    picture.of === 1 ? '' : sectionWords(picture.rounds, picture.index, picture.of),
  ].filter((words) => words !== '');
  return parts.length === 0 ? whole : parts.join(' · ');
}

/** `Gold: Ada Quill · Silver: Bea Stone`; nothing before it is decided. */
function podiumLine(podium: Podium): string {
  if (podium.kind !== 'places') return '';
  return podium.places
    .map(({ place, competitor }) =>
      t('sheet-podium', { place: shared(`place.${place}`), name: fullName(competitor) }),
    )
    .join(' · ');
}
