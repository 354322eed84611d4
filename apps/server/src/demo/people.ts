/** An entry of the demo: everybody in it is invented. */
export interface DemoEntry {
  readonly givenName: string;
  readonly familyName: string;
  readonly club: string;
  readonly country: string;
  readonly born: string;
  readonly division: string;
  readonly seed?: number;
}

type Row = readonly [given: string, family: string, club: string, country: string, born: string];

function division(name: string, seeds: number, rows: readonly Row[]): readonly DemoEntry[] {
  return rows.map(([givenName, familyName, club, country, born], index) => {
    const entry = { givenName, familyName, club, country, born, division: name };
    return index < seeds ? { ...entry, seed: index + 1 } : entry;
  });
}

const men = division('Men / Adult / Expert / -77 kg', 2, [
  ['Tomás', 'Ferreirinha', 'Maré Alta Grappling', 'PRT', '1996-03-14'],
  ['Łukasz', 'Brzozowicz', 'Klub Siedem Dębów', 'POL', '1998-11-02'],
  ['Олексій', 'Вербовий', 'Зал «Три крапки»', 'UKR', '1995-07-21'],
  ['Jean-Noël', 'Chantepierre', 'Atelier du Tapis', 'FRA', '1999-01-30'],
  ['健太', '白石野', '北風グラップリング', 'JPN', '1997-05-09'],
  ['Kwabena', 'Asantewaa-Mills', 'Harbour Road Team', 'GHA', '1994-09-17'],
  ['Nguyễn', 'Thanh Lâm', 'Sông Xanh', 'VNM', '1998-02-25'],
  ['Rhys', 'Pendarrow', 'Old Mill Jiu-Jitsu', 'GBR', '1996-12-06'],
]);

const women = division('Women / Adult / Intermediate / -60 kg', 2, [
  ['Ingrid', 'Sølvberg-Åsen', 'Fjellhallen', 'NOR', '1997-06-11'],
  ['Μαρίνα', 'Κυπαρισσιώτη', 'Όμιλος Δελφίνι', 'GRC', '1999-10-19'],
  ['Yağmur', 'Çınarlı', 'Kuzey Minder', 'TUR', '1996-04-03'],
  ['नंदिनी', 'पर्वतकर', 'Monsoon Mat Club', 'IND', '1998-08-28'],
  ['Beatriz', 'Lagoa Funda', 'Maré Alta Grappling', 'PRT', '1995-02-16'],
  ['Siún', 'Ní Dhroichead', 'Harbour Road Team', 'IRL', '1997-12-24'],
]);

const over30 = division('Men / 30+ / Novice / -85 kg', 0, [
  ['Bartholomäus', 'Winterscheidt', 'Mattenwerk Nord', 'DEU', '1990-05-05'],
  ['دانيال', 'الصفصافي', 'نادي الموج', 'JOR', '1991-01-22'],
  ['Casper', 'van der Wilgenbroek', 'Mattenwerk Nord', 'NLD', '1989-09-13'],
  ['Ștefan', 'Frunzeanu', 'Sala Brazilor', 'ROU', '1992-03-27'],
  ['준호', '한들', '새벽 그래플링', 'KOR', '1990-10-10'],
  ['Mateo', 'Riosecodelmonte', 'Tatami del Sur', 'ARG', '1988-07-08'],
]);

const teens = division('Girls / 13-14 years / Beginner / -50 kg', 0, [
  ['Elodie', 'Marchevent', 'Atelier du Tapis', 'FRA', '2012-06-15'],
  ['Zofia', 'Jarzębinek', 'Klub Siedem Dębów', 'POL', '2012-08-09'],
  ['Amara', 'Okonkwo-Reed', 'Old Mill Jiu-Jitsu', 'GBR', '2012-05-20'],
  ['נועה', 'אלוןשדה', 'מועדון הגל', 'ISR', '2012-07-01'],
]);

export const demoEntries: readonly DemoEntry[] = [...men, ...women, ...over30, ...teens];
