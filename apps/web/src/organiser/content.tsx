import type { Desk } from './desk.ts';
import { DivisionsPage } from './divisions/page.tsx';
import { DrawPage } from './draw/page.tsx';
import { EntriesPage } from './entries/page.tsx';
import { HallPage } from './hall/page.tsx';
import { ImportPage } from './import/page.tsx';
import { MatsPage } from './mats/page.tsx';
import { OptionsPage } from './options/page.tsx';
import { OverviewPage } from './overview/page.tsx';
import type { Page } from './place.ts';
import { ResultsPage } from './results/page.tsx';
import { SafetyPage } from './safety/page.tsx';
import { TeamsPage } from './teams/page.tsx';

/** The content of one page of the organiser. */
export function Content({ desk, page }: { readonly desk: Desk; readonly page: Page }) {
  switch (page) {
    case 'overview':
      return <OverviewPage desk={desk} />;
    case 'import':
      return <ImportPage tournamentId={desk.tournamentId} />;
    case 'options':
      return <OptionsPage desk={desk} />;
    case 'divisions':
      return <DivisionsPage desk={desk} />;
    case 'entries':
      return <EntriesPage desk={desk} />;
    case 'teams':
      return <TeamsPage desk={desk} />;
    case 'draw':
      return <DrawPage desk={desk} />;
    case 'mats':
      return <MatsPage desk={desk} />;
    case 'hall':
      return <HallPage desk={desk} />;
    case 'results':
      return <ResultsPage desk={desk} />;
    case 'safety':
      return <SafetyPage desk={desk} />;
  }
}
