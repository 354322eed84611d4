/** One of a demo team: everybody in it is invented. */
export interface DemoMember {
  readonly givenName: string;
  readonly familyName: string;
  readonly rank: string;
  readonly weightKg: number;
}

/** A team of the demo, its people in the order in which they fight. */
export interface DemoTeam {
  readonly name: string;
  readonly club: string;
  readonly country: string;
  readonly members: readonly DemoMember[];
}

type Person = readonly [given: string, family: string, kg: number, rank?: string];
type Of = readonly [name: string, club: string, country: string];

const team = ([name, club, country]: Of, people: readonly Person[]): DemoTeam => ({
  name,
  club,
  country,
  members: people.map(([givenName, familyName, weightKg, rank = 'blue']) => {
    return { givenName, familyName, rank, weightKg };
  }),
});

/** Blue belts; each team together at most 430 kg. */
export const blueBelts: readonly DemoTeam[] = [
  team(
    ['Maré Alta', 'Maré Alta Grappling', 'PRT'],
    [
      ['Duarte', 'Salgueirinho', 92.4],
      ['Rui', 'Montenegrelos', 84.1],
      ['Íris', 'Valdefontes', 66.8],
      ['Gonçalo', 'Praia-Velha', 96.3],
      ['Leonor', 'Castanhedo', 71.5],
    ],
  ),
  team(
    ['Siedem Dębów', 'Klub Siedem Dębów', 'POL'],
    [
      ['Bogumił', 'Świerkowicz', 101.2],
      ['Halina', 'Brzezińskowa', 64.9],
      ['Jędrzej', 'Łąkowiecki', 88.7],
      ['Radosław', 'Modrzewicz', 79.3],
      ['Żaneta', 'Kalinowiak', 70.6],
    ],
  ),
  team(
    ['北風', '北風グラップリング', 'JPN'],
    [
      ['翔太', '霧島野', 81.6],
      ['美咲', '水無原', 62.3],
      ['大地', '雪ヶ谷', 93.8],
      ['蓮', '鳴海沢', 77.4],
      ['直樹', '白樺森', 86.2],
    ],
  ),
  team(
    ['Harbour Road', 'Harbour Road Team', 'IRL'],
    [
      ['Cormac', 'Ó Faoileáin', 98.5],
      ['Abena', 'Darkoh-Wells', 69.7],
      ['Fionn', 'Mac an Chuain', 85.3],
      ['Tadhg', 'Breathnach-Rua', 74.8],
      ['Orla', 'Ní Dhuileasc', 67.2],
    ],
  ),
  team(
    ['Fjellhallen', 'Fjellhallen', 'NOR'],
    [
      ['Eirik', 'Tindeland', 94.6],
      ['Solveig', 'Bjørkeåsen', 68.1],
      ['Halvor', 'Øvreskaret', 104.9],
      ['Sigrid', 'Lyngmo-Dal', 63.7],
      ['Torbjørn', 'Kvitfossen', 82.2],
    ],
  ),
  team(
    ['Atelier', 'Atelier du Tapis', 'FRA'],
    [
      ['Maëlys', 'Roquebrissac', 61.4],
      ['Théodore', 'Vauclairmont', 89.9],
      ['Aurélien', 'Puydragon', 78.5],
      ['Côme', 'Lesauvageot', 99.1],
      ['Inès', 'Fontclarette', 72.3],
    ],
  ),
  team(
    ['Kuzey', 'Kuzey Minder', 'TUR'],
    [
      ['Çağatay', 'Gümüşdere', 97.7],
      ['Elif', 'Yıldızoğlugil', 65.5],
      ['Oğuzhan', 'Taşköprülüer', 87.4],
      ['Şebnem', 'Karaağaçlı', 70.2],
      ['Tunç', 'Bozkıran', 90.8],
    ],
  ),
  team(
    ['Monsoon', 'Monsoon Mat Club', 'IND'],
    [
      ['अर्जुन', 'नीलगिरकर', 83.9],
      ['Meenakshi', 'Tirunelvaram', 63.1],
      ['Devendra', 'Pahadwala', 91.3],
      ['Ishaan', 'Koyalgaon', 76.7],
      ['Farida', 'Darzipur', 68.8],
    ],
  ),
];

/** All belts; each team together at most 0 by the demo's own table. */
export const allBelts: readonly DemoTeam[] = [
  team(
    ['Зал «Три крапки»', 'Зал «Три крапки»', 'UKR'],
    [
      ['Остап', 'Криничний', 88.4, 'brown'],
      ['Мирослава', 'Вишнева', 61.9, 'blue'],
      ['Тарас', 'Калиновий', 79.2, 'purple'],
      ['Зоряна', 'Перевізна', 66.3, 'white'],
      ['Данило', 'Лугар', 93.1, 'blue'],
    ],
  ),
  team(
    ['Δελφίνι', 'Όμιλος Δελφίνι', 'GRC'],
    [
      ['Στέλιος', 'Θαλασσινάκος', 74.5, 'black'],
      ['Δάφνη', 'Αμπελιώτη', 58.7, 'white'],
      ['Άρης', 'Πευκογιάννης', 82.6, 'blue'],
      ['Κίμωνας', 'Βραχίδης', 90.3, 'blue'],
      ['Νεφέλη', 'Ελαιώνη', 63.4, 'blue'],
    ],
  ),
  team(
    ['새벽', '새벽 그래플링', 'KOR'],
    [
      ['도윤', '솔바위', 76.8, 'purple'],
      ['서아', '달여울', 59.6, 'blue'],
      ['하준', '큰나루', 87.5, 'purple'],
      ['은우', '별고개', 81.1, 'blue'],
      ['지호', '갈대섬', 70.9, 'brown'],
    ],
  ),
  team(
    ['Tatami del Sur', 'Tatami del Sur', 'ARG'],
    [
      ['Lautaro', 'Pampaclara', 95.7, 'purple'],
      ['Milagros', 'Cerrolargo-Díaz', 64.2, 'blue'],
      ['Ezequiel', 'Vientofuerte', 84.8, 'brown'],
      ['Camila', 'Aguadulce', 60.5, 'white'],
      ['Nahuel', 'Bosquemayor', 73.6, 'blue'],
    ],
  ),
];

type Band = { readonly rank: string; readonly maxKg: number | null; readonly score: number };

const belt = (rank: string, scores: readonly [number, number, number]): readonly Band[] =>
  [70, 80, null].map((maxKg, i) => ({ rank, maxKg, score: scores[i] ?? 0 }));

/** A handicap table that this demo's organiser has made up. No book has these numbers. */
export const demoTable: readonly Band[] = [
  ...belt('white', [-4, -3.5, -3]),
  ...belt('blue', [-2, -1.5, -1]),
  ...belt('purple', [-0.5, 0, 0.5]),
  ...belt('brown', [1, 1.5, 2]),
  ...belt('black', [2.5, 3, 3.5]),
];
