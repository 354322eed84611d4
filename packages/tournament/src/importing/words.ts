import { foldText } from './text.ts';

/** Words of lists, folded, in the languages that we know. */
const set = (words: string): ReadonlySet<string> => new Set(words.split('|').map(foldText));

export const MALE = set(
  'm|male|man|men|mens|men s|boy|boys|boy s|männlich|herr|herren|mann|männer|jungen|junge|knaben|homme|hommes|h|masculin|garçon|garçons|hombre|hombres|masculino|masc|varon|varones|niño|niños|chicos|homem|homens|menino|meninos|maschio|maschi|maschile|uomo|uomini|bambini|ragazzi|mężczyzna|mężczyźni|chłopiec|chłopcy|męski|man nen|heren|jongens|mannen|menn|herrer|gutter|drenge|pojkar|män|miehet|mies|pojat|muž|muži|chlapci|férfi|férfiak|fiú|fiúk|м|муж|мужской|мужчины|мальчики|юноши|чоловіки|чоловіча|erkek|erkekler|muski|muškarci|barbati|masculin|άνδρες|ανδρών|άνδρας|男|男子|男性|남|남자|남성|ذكر|رجال|זכר|גברים|ชาย',
);
export const FEMALE = set(
  'f|female|woman|women|womens|women s|girl|girls|girl s|lady|ladies|w|weiblich|dame|damen|frau|frauen|mädchen|femme|femmes|féminin|fille|filles|mujer|mujeres|femenino|fem|niña|niñas|chicas|mulher|mulheres|feminino|menina|meninas|femmina|femmine|femminile|donna|donne|bambine|ragazze|kobieta|kobiety|dziewczynka|dziewczynki|dziewczęta|żeński|k|dames|vrouw|vrouwen|meisjes|kvinne|kvinner|kvinder|kvinna|kvinnor|jenter|piger|flickor|naiset|nainen|tytöt|n|žena|ženy|dívky|lány|lányok|ж|жен|женский|женщины|девочки|девушки|жінки|жіноча|kadın|kadınlar|bayan|bayanlar|ženski|žene|femei|γυναίκες|γυναικών|γυναίκα|女|女子|女性|여|여자|여성|أنثى|نساء|سيدات|נקבה|נשים|หญิง',
);
export const MIXED = set(
  'mixed|mixte|mixto|misto|gemischt|unisex|open gender|coed|co ed|mieszane|gemengd|boys and girls|girls and boys',
);

export type Gender = 'male' | 'female';

/** The gender that a cell says; null: none, or a word that we do not know. */
export const genderOf = (cell: string): Gender | null => {
  const word = foldText(cell);
  if (MALE.has(word)) return 'male';
  return FEMALE.has(word) ? 'female' : null;
};

/** Belt by its words. Those of several words come first. */
const BELTS: readonly (readonly [string, string])[] = [
  [
    'white',
    'white|weiss|weiß|blanche|blanc|blanca|blanco|branca|branco|bianca|bianco|biały|biała|wit|witte|hvit|hvid|vitt|valkoinen|bílý|fehér|белый',
  ],
  [
    'grey',
    'grey|gray|grau|gris|grise|cinza|grigia|grigio|szary|szara|grijs|grå|grått|harmaa|šedý|szürke|серый',
  ],
  [
    'yellow',
    'yellow|gelb|jaune|amarilla|amarillo|amarela|amarelo|gialla|giallo|żółty|żółta|geel|gul|keltainen|žlutý|sárga|желтый',
  ],
  [
    'orange',
    'orange|naranja|laranja|arancione|arancio|pomarańczowy|pomarańczowa|oranje|oransje|oranssi|oranžový|narancs|оранжевый',
  ],
  [
    'green',
    'green|grün|verte|vert|verde|zielony|zielona|groen|grønn|grøn|grön|vihreä|zelený|zöld|зеленый',
  ],
  ['blue', 'blue|blau|bleue|bleu|azul|blu|niebieski|niebieska|blauw|blå|sininen|modrý|kék|синий'],
  [
    'purple',
    'purple|violet|violett|lila|violette|morada|morado|púrpura|violeta|roxa|roxo|viola|purpurowy|purpurowa|fioletowy|paars|paarse|purppura|fialový|пурпурный',
  ],
  [
    'brown',
    'brown|braun|marron|marrón|marrom|castanha|marrone|brązowy|brązowa|bruin|bruine|brun|ruskea|hnědý|barna|коричневый',
  ],
  [
    'black',
    'black|schwarz|noire|noir|negra|negro|preta|preto|nera|nero|czarny|czarna|zwart|zwarte|svart|sort|musta|černý|fekete|черный',
  ],
];

export type Belt = string;

const BELT_BY_WORD: ReadonlyMap<string, Belt> = new Map(
  BELTS.flatMap(([belt, words]) => words.split('|').map((word) => [foldText(word), belt] as const)),
);
const BELT_NOISE = set(
  'belt|belts|gurt|gürtel|ceinture|cinturón|cinto|faixa|cintura|pas|band|and|und|et|y|e|i|stripe|stripes|degree|1|2|3|4|gi',
);

/** The belts that a text names, in the order of their first mention. */
export const beltsIn = (words: readonly string[]): readonly Belt[] => [
  ...new Set(words.flatMap((word) => BELT_BY_WORD.get(word) ?? [])),
];

/** True where a cell holds a belt and nothing else. */
export const isBeltCell = (cell: string): boolean => {
  const words = foldText(cell).split(' ');
  return (
    beltsIn(words).length > 0 &&
    words.every((word) => BELT_BY_WORD.has(word) || BELT_NOISE.has(word))
  );
};

/** Levels on one scale; a book's own level with the same word is taken first. */
export const LEVEL_WORDS: readonly (readonly [LevelWord, ReadonlySet<string>])[] = [
  [
    'beginner',
    set(
      'beginner|beginners|anfänger|débutant|débutants|principiante|principiantes|iniciante|iniciantes|początkujący|beginnend|beginnelingen|nybegynner|nybegynder|nybörjare|aloittelija|začátečník|kezdő|начинающий|c class|white belts',
    ),
  ],
  ['novice', set('novice|novices|novato|novatos|novizio|neuling|nowicjusz|novis')],
  [
    'intermediate',
    set(
      'intermediate|intermediates|mittel|mittelstufe|mittlere|intermédiaire|intermédiaires|intermedio|intermedios|intermediário|intermediários|intermédio|intermedi|średniozaawansowany|średniozaawansowani|gevorderd|middels|mellan|øvet|keskitaso|pokročilý|középhaladó|средний|b class',
    ),
  ],
  [
    'advanced',
    set(
      'advanced|adv|fortgeschritten|fortgeschrittene|avancé|avancés|confirmé|confirmés|avanzado|avanzados|avançado|avançados|avanzato|avanzati|zaawansowany|zaawansowani|vergevorderd|viderekommen|avancerad|kokenut|haladó|продвинутый|a class',
    ),
  ],
  [
    'expert',
    set(
      'expert|experts|experte|experten|experto|expertos|esperto|esperti|ekspert|expertti|эксперт',
    ),
  ],
  ['elite', set('elite|élite|open level|competitor class')],
  [
    'pro',
    set('pro|professional|professionals|profi|profesional|profissional|professionista|zawodowiec'),
  ],
];

export type LevelWord =
  | 'beginner'
  | 'novice'
  | 'intermediate'
  | 'advanced'
  | 'expert'
  | 'elite'
  | 'pro';

/** The level that a text names, the highest where it names several. */
export const levelIn = (words: readonly string[]): LevelWord | null => {
  let found: LevelWord | null = null;
  for (const [level, names] of LEVEL_WORDS)
    if (words.some((word) => names.has(word))) found = level;
  return found;
};

export const AGE_WORDS: readonly (readonly [AgeWord, ReadonlySet<string>])[] = [
  [
    'kids',
    set(
      'kid|kids|child|children|infantil|mirim|pee wee|peewee|mighty mite|kinder|bambini|enfants|enfant|poussin|poussins|niños|niñas|crianças|dzieci|kinderen|barn|børn|lapset|děti|gyerek|дети|mini',
    ),
  ],
  [
    'juniors',
    set(
      'junior|juniors|schüler|benjamin|benjamins|benjamines|pupille|pupilles|schulerinnen|infantojuvenil|preteen|preteens|pre teens',
    ),
  ],
  [
    'teens',
    set(
      'teen|teens|teenager|teenagers|jugend|cadet|cadets|cadete|cadetes|cadetti|kadet|kadeci|kadetten|adolescent|adolescents|adolescente|jeugd|ungdom|nuoret|mládež|youth|minime|minimes',
    ),
  ],
  ['juvenile', set('juvenile|juveniles|juvenil|juvenis|junioren|juniores|juniorzy|juniorit')],
  [
    'adult',
    set(
      'adult|adults|adulte|adultes|adulto|adultos|adulta|adulti|erwachsene|erwachsener|senior|seniors|senioren|séniors|sénior|seniores|seniorzy|dorosli|dorośli|volwassen|volwassenen|voksen|voksne|vuxen|vuxna|aikuiset|dospělí|felnőtt|взрослые|elite women',
    ),
  ],
  [
    'masters',
    set(
      'master|masters|veteran|veterans|vétéran|vétérans|veteranen|veterano|veteranos|veterani|weterani|maestro|máster|másters|executive|executives|weteran|veteraanit',
    ),
  ],
];

export type AgeWord = 'kids' | 'juniors' | 'teens' | 'juvenile' | 'adult' | 'masters';

export const ageWordIn = (words: readonly string[]): AgeWord | null => {
  let found: AgeWord | null = null;
  for (const [age, names] of AGE_WORDS) if (words.some((word) => names.has(word))) found = age;
  return found;
};

export const ABSOLUTE = set(
  'absolute|absoluto|absolut|absolute division|openweight|open weight|open class|openclass|absolue|absolu|assoluto|assoluti|allkategorie|alle gewichte|offene klasse|absolutne|åpen|toutes categories|tc|abs',
);
