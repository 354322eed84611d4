import { randomOf } from './random.mjs';

const given = {
  female:
    'Ada Bea Cleo Dana Edda Fia Gita Hana Ines Jule Kira Lena Mona Nele Orla Pia Rena Suri Tala Uma',
  male: 'Abel Bruno Colm Dario Emil Finn Gero Hugo Ivo Jano Kurt Luca Milo Nils Odo Pelle Remo Sven Timo Udo',
};
const firstPart =
  'Ald Bren Cor Dun Elm Far Gold Hart Ing Kel Lind Mar Nor Oak Pem Quill Ros Stan Thorn Wex';
const lastPart =
  'berg brook croft dale ell field gate holm ick land mead mere ridge sted ton vale well wick';
const clubs =
  'Harbour|North Hall|Old Mill|West End|Lantern|Riverside|Stonebridge|Upper Lane|Foxhill|Kiln Yard';
const words = (text) => text.split(' ');

/** Who is in which kind of division: group as lists write it, ages, weight classes, levels. */
const groups = [
  ['Men / Adult', 'male', [18, 34], [60, 65, 70, 76, 83, 91, 100], 3],
  ['Men / Masters 35+', 'male', [36, 49], [65, 70, 76, 83, 91, 100], 3],
  ['Women / Adult', 'female', [18, 34], [50, 55, 60, 65], 3],
  ['Boys [15-17 years]', 'male', [15, 17], [50, 55, 60, 65, 70, 76], 3],
  ['Boys [13-14 years]', 'male', [13, 14], [40, 45, 50, 55, 60], 2],
  ['Boys [11-12 years]', 'male', [11, 12], [32, 36, 40, 45, 50], 2],
  ['Girls [13-14 years]', 'female', [13, 14], [40, 45, 50, 55], 2],
];

function divisionsOf() {
  return groups.flatMap(([group, gender, ages, classes, levels]) =>
    ['Advanced', 'Intermediate', 'Beginner'].slice(0, levels).flatMap((level) =>
      classes.map((kg) => {
        // As in life: many grown men of the middle classes, few others.
        const weight = group.startsWith('Men / Adult') && kg >= 70 ? 6 : 1;
        return { name: `${group} / ${level} / -${kg} kg`, gender, ages, kg, weight };
      }),
    ),
  );
}

/** Every division has two at least; the others go where the crowd goes. */
function sizesOf(divisions, rows, random) {
  const sizes = divisions.map(() => Math.min(2, Math.floor(rows / divisions.length)));
  const crowd = divisions.flatMap(({ weight }, index) => Array(weight).fill(index));
  for (let left = rows - sizes.reduce((a, b) => a + b, 0); left > 0; left -= 1) {
    sizes[random.one(crowd)] += 1;
  }
  return sizes;
}

function rowOf(division, year, random) {
  const { name, gender, ages, kg } = division;
  const born = year - ages[0] - random.below(ages[1] - ages[0] + 1);
  const date = [born, 1 + random.below(12), 1 + random.below(28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const family = `${random.one(words(firstPart))}${random.one(words(lastPart))}`;
  return [
    random.one(words(given[gender])),
    family,
    random.one(clubs.split('|')),
    date,
    gender,
    name,
    (kg - 0.3 - random.below(20) / 10).toFixed(1),
    random.chance(95) ? 'yes' : 'no',
    random.chance(95) ? 'ok' : 'failed',
  ];
}

/**
 * An entry list of the size and shape of a real one: invented people in about 80 divisions, some of them not approved or
 * without a weigh-in.
 * @param rows how many entries
 * @param year of the tournament, for ages
 * @returns the list as CSV
 */
export function inventedList({
  rows = 560,
  seed = 1,
  year = 2026,
  divisions = divisionsOf(),
} = {}) {
  const random = randomOf(seed);
  const sizes = sizesOf(divisions, rows, random);
  const lines = divisions.flatMap((division, index) =>
    Array.from({ length: sizes[index] }, () => rowOf(division, year, random).join(',')),
  );
  const header =
    'First name,Last name,Club,Birth date,Gender,Division,Weight (kg),Approved,Weigh-in';
  return [header, ...lines, ''].join('\r\n');
}

/** A small list: a few divisions of these sizes. */
export function smallList(sizes, seed) {
  const some = divisionsOf();
  const divisions = sizes.map((_, index) => some[(index * 11) % some.length]);
  const parts = divisions.map((division, index) =>
    inventedList({ rows: sizes[index], seed: seed + index, divisions: [division] })
      .split('\r\n')
      .filter((line) => line !== ''),
  );
  return [parts[0][0], ...parts.flatMap((lines) => lines.slice(1)), ''].join('\r\n');
}
