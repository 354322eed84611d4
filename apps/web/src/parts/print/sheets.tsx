import type { DivisionView, Podium } from '@threecount/tournament';
import { fullName } from '../../ui/words.ts';
import type { BracketForm } from '../bracket/form.ts';
import { sectionWords } from '../bracket/section-words.ts';
import { t } from '../bracket/words.ts';
import { t as shared } from '../words.ts';
import { MatchRows } from './match-rows.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { PaperPools } from './paper-pools.tsx';
import { type Sheet, sheetsOf } from './sheet-plan.ts';
import './print.css';

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
          <Body sheet={sheet} />
          {view.seedText === null || index < sheets.length - 1 ? null : (
            <footer>{t('sheet-seed', { seed: view.seedText })}</footer>
          )}
        </section>
      ))}
    </div>
  );
}

function Body({ sheet }: { readonly sheet: Sheet }) {
  switch (sheet.kind) {
    case 'picture':
      return <PaperPicture rounds={sheet.rounds} />;
    case 'pools':
      return <PaperPools pools={sheet.pools} />;
    case 'matches':
      return <MatchRows matches={sheet.matches} />;
  }
}

function sheetWords(sheet: Sheet, view: DivisionView): string {
  if (sheet.kind === 'pools') return shared('standings');
  if (sheet.kind === 'matches') return t('sheet-matches');
  const several = view.rounds.some(({ part }) => part === 'lower');
  const parts = [
    several ? shared(`part.${sheet.part}`) : '',
    sheet.of === 1 ? '' : sectionWords(sheet.rounds, sheet.index, sheet.of),
  ].filter((words) => words !== '');
  const { format } = view.summary;
  return parts.length === 0 && format !== null ? shared(`format.${format}`) : parts.join(' · ');
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
