import type { ImportField } from './fields.ts';
import { foldText } from './text.ts';

/**
 * Headers by field, folded (lower case, no accents): English, German, French, Spanish, Portuguese, Italian, Polish,
 * Dutch, Scandinavian, Finnish, Czech, Hungarian, Russian. The earlier a word stands, the better it fits.
 */
const WORDS: Readonly<Record<Exclude<ImportField, 'ignore'>, string>> = {
  givenName:
    'first name|firstname|given name|givenname|given names|forename|vorname|prenom|nombre|nombres|primeiro nome|prenome|nome proprio|imie|voornaam|fornavn|fornamn|etunimi|jmeno|keresztnev|utonev|имя|first',
  middleName:
    'middle name|middlename|middle names|zweiter vorname|deuxieme prenom|segundo nombre|nome do meio|secondo nome|drugie imie|mellomnavn|mellannamn|tussenvoegsel|отчество',
  familyName:
    'last name|lastname|family name|familyname|surname|nachname|familienname|zuname|nom de famille|apellido|apellidos|sobrenome|apelido|ultimo nome|cognome|nazwisko|achternaam|etternavn|efternavn|efternamn|sukunimi|prijmeni|vezeteknev|csaladnev|фамилия|last',
  fullName:
    'full name|fullname|name|competitor|competitor name|athlete|athlete name|athletename|participant|participant name|fighter|fighter name|player|player name|name vorname|vorname name|vor und nachname|vor und zuname|name und vorname|vorname und nachname|vorname nachname|nachname vorname|teilnehmer|athlet|sportler|kampfer|nom et prenom|nom|nome|legal name|full legal name|nom prenom|prenom nom|prenom et nom|nom complet|participant e|athlete pseudonym|competiteur|combattant|nombre y apellidos|nombre y apellido|nombre completo|apellidos y nombre|participante|competidor|atleta|luchador|nome completo|nome e cognome|nome e sobrenome|cognome e nome|nominativo|partecipante|imie i nazwisko|nazwisko i imie|zawodnik|zawodniczka|uczestnik|deelnemer|volledige naam|naam|navn|namn|nimi|fullt navn|fullstandigt namn|cele jmeno|jmeno a prijmeni|nev|teljes nev|versenyzo|фио|имя и фамилия|спортсмен|участник',
  club: 'club|club name|clubname|academy|academy name|gym|school|dojo|verein|vereinsname|klub|club verein|verein club|academia|academie|ecole|salle|association|equipe club|club academia|club equipo|escuela|gimnasio|clube|escola|accademia|palestra|societa|asd|klub sportowy|akademia|vereniging|sportschool|klubb|klubbnavn|forening|seura|oddil|egyesulet|klubbnamn|клуб|зал',
  team: 'team|team name|teamname|affiliation|association team|mannschaft|team name affiliation|equipe|equipo|squadra|druzyna|time|ploeg|lag|hold|joukkue|tym|csapat|команда',
  birthDate:
    'birth date|birthdate|date of birth|dateofbirth|birth|born|birthday|dob|d o b|geburtsdatum|geburtstag|geboren|geboren am|geb datum|geb|date de naissance|naissance|ne e le|ne le|nee le|fecha de nacimiento|fecha nacimiento|nacimiento|f nacimiento|data de nascimento|data nascimento|nascimento|dt nascimento|data nasc|data di nascita|nascita|data nascita|nato il|data urodzenia|urodzony|geboortedatum|fodselsdato|fodelsedatum|fodelsedag|fodt|syntymaaika|datum narozeni|szuletesi datum|дата рождения|birth date dd mm yyyy',
  birthYear:
    'birth year|birthyear|year of birth|yob|year born|born year|jahrgang|geburtsjahr|jg|annee de naissance|annee|ano de nascimento|ano nascimento|ano de nacimiento|anno nascita|anno di nascita|rok urodzenia|rocznik|geboortejaar|fodselsar|fodelsear|syntymavuosi|rok narozeni|rocnik|szuletesi ev|evjarat|год рождения|year|jahr|ano|anno',
  age: 'age years|age on day|age at event|current age|alter|age|edad|idade|eta|wiek|leeftijd|alder|ika|vek|kor|возраст',
  gender:
    'gender|sex|m f|f m|geschlecht|sexe|genre|sexo|genero|sesso|genere|plec|geslacht|kjonn|kon|sukupuoli|pohlavi|nem|пол|m w|male female',
  division:
    'division|division name|division raw|group|group bracket|bracket|category|categories|event category|competition category|kategorie|wettkampfklasse|startklasse|startgruppe|gruppe|wettbewerb|categorie|categorie d inscription|epreuve|groupe|categoria|categoria de competencia|categoria completa|gruppo|grupo|divisao|divisione|divisione di gara|kategoria|kategoria startowa|grupa|wedstrijdklasse|kategori|sarja|kategorie zavodnika|kategoria|kategoriak|категория|tournament division|class name|event division|event',
  discipline:
    'discipline|style|gi nogi|gi no gi|gi or no gi|uniform|disziplin|stil|mode|disciplina|modalidad|modalidade|modalita|estilo|stile|dyscyplina|styl|formula|gren|laji|disciplin|стиль|дисциплина',
  ageGroup:
    'age group|agegroup|age category|age division|age class|age|altersklasse|altersgruppe|alterskategorie|ak|categorie d age|classe d age|tranche d age|grupo de edad|categoria de edad|categoria de idade|faixa etaria|classe di eta|classe d eta|fascia di eta|fascia d eta|categoria eta|kategoria wiekowa|grupa wiekowa|leeftijdsklasse|leeftijdscategorie|aldersgruppe|aldersklass|aldersklasse|ikaluokka|ikasarja|vekova kategorie|korcsoport|korosztaly|возрастная группа|entry',
  level:
    'level|skill level|skill|experience level|experience|rank|division level|leistungsklasse|niveau|erfahrung|klasse niveau|leistungsstufe|nivel|nivel de experiencia|livello|poziom|poziom zaawansowania|niva|taso|uroven|szint|уровень',
  belt: 'belt|belt colour|belt color|belt rank|rank belt|gurt|gurtel|gurtfarbe|gurtelfarbe|guertel|ceinture|grade ceinture|cinturon|cinto|faixa|cintura|pas|kolor pasa|band|belte|balte|vyo|pasek|ov|пояс|jiu jitsu bjj|bjj belt|bjj rank|graduacao|graduacion',
  grade: 'grade|kyu|dan|kyu dan|grad|graduierung|stopien|grado|вид разряда',
  experience:
    'months of experience|experience months|months of training|training months|months training|years of experience|experience years|years of training|training years|years training|grappling experience|training experience|training time|time training|experience|erfahrung in monaten|erfahrung monate|erfahrung in jahren|erfahrung jahre|trainingszeit|trainingsjahre|mois de pratique|annees de pratique|anos de experiencia|meses de experiencia|anos de treino|meses de treino|tempo de treino|anni di esperienza|mesi di esperienza|staz treningowy|lata treningu|jaren ervaring',
  weightClass:
    'weight class|weightclass|weight category|weight division|class|gewichtsklasse|gewichtskategorie|gewichtskl|gkl|klasse|categorie de poids|poids categorie|cat poids|categoria de peso|categoria peso|clase de peso|division de peso|classe de peso|categoria di peso|peso categoria|kategoria wagowa|waga kategoria|gewichtscategorie|vektklasse|viktklass|vaegtklasse|vagtklasse|painoluokka|vahova kategorie|sulycsoport|весовая категория|weight|peso|poids|gewicht|waga|vekt|vikt|vaegt|vagt|paino|vaha|suly|вес',
  weight:
    'body weight|bodyweight|weighin weight|weigh in weight|actual weight|measured weight|registered weight|weight kg|weight lb|weight lbs|weight in kg|weight in lbs|weight|gewicht|gewicht kg|korpergewicht|kampfgewicht|poids|poids kg|poids reel|peso|peso kg|peso real|peso corporal|peso corporeo|waga|masa ciala|vekt|vikt|vaegt|vagt|paino|vaha|hmotnost|suly|testsuly|вес',
  seed: 'seed|seeding|seed position|seed number|seed no|setzplatz|setzung|gesetzt|tete de serie|cabeza de serie|cabeca de chave|testa di serie|rozstawienie|geplaatst|seedning|sijoitus|nasazeni|kiemeles|посев',
  points:
    'ranking points|rankingpoints|rating points|points|ranking|rating|rank points|elo|elo rating|world ranking|ranglistenpunkte|rangpunkte|punkte|rangliste|wertungspunkte|points de classement|points classement|classement|puntos de ranking|puntos ranking|puntos|clasificacion|pontos de ranking|pontos ranking|pontos no ranking|pontos|punti ranking|punti|punti classifica|classifica|punkty rankingowe|punkty|ranking pkt|punten|rankingpunten|ranglijst|rankingpoeng|poeng|rankingpoang|poang|ranglistepoint|rankingpisteet|pisteet|zebricek|ranglistapont|pontszam|рейтинг|баллы|очки',
  approved:
    'approved|approval|status|registration status|entry status|registration state|confirmed|accepted|genehmigt|bestatigt|zugelassen|anmeldestatus|approuve|valide|statut|confirme|aprobado|aceptado|confirmado|estado|aprovado|situacao|approvato|stato|confermato|accettato|zatwierdzony|zatwierdzone|potwierdzony|goedgekeurd|godkjent|godkand|godkendt|hyvaksytty|schvaleno|jovahagyva|одобрено|статус',
  weighIn:
    'weigh in|weighin|weigh in status|weighin status|weigh in result|weighed in|made weight|wiegen|waage|wiegeergebnis|gewogen|pesee|pesaje|pesagem|pesatura|peso ok|wazenie|wynik wazenia|weging|innveiing|invagning|invejning|punnitus|vazeni|merlegeles|взвешивание',
  country:
    'nationality code|country code|nationality|country|nation|noc|ioc|land|nationalitat|staat|herkunftsland|pays|nationalite|pais|nacionalidad|nacionalidade|paese|nazione|nazionalita|kraj|narodowosc|panstwo|nationaliteit|nasjonalitet|nationalitet|maa|kansalaisuus|zeme|narodnost|stat|orszag|nemzetiseg|страна',
  email:
    'email|e mail|mail|email address|e mail address|mailadresse|e mail adresse|courriel|adresse email|adresse e mail|adresse mail|correo|correo electronico|adres e mail|epost|e post|sahkoposti|контакт email',
  phone:
    'phone|phone number|telephone|mobile|mobile phone|cell|cell phone|telefon|telefonnummer|handy|mobil|tel|portable|telefono|movil|telefone|celular|telemovel|cellulare|numer telefonu|telefoonnummer|puhelin|телефон',
  personId:
    'user id|userid|athlete id|athleteid|competitor id|person id|member id|membership id|membership no|membership number|member number|member no|licence|license|licence no|license no|licence number|license number|id number|registration id|athlete number|mitgliedsnummer|mitgliedsnr|lizenznummer|passnummer|startpass|numero de licence|n licence|no licence|licencia|numero de licencia|carteirinha|numero de registro|tessera|numero tessera|nr licencji|numer licencji|licentienummer|lisensnummer|licensnummer|uid|id|external id',
};

interface Word {
  readonly field: ImportField;
  /** 0 is the best. */
  readonly place: number;
}

/** Abbreviations, and further languages: Turkish, Greek, Romanian, Croatian, Ukrainian, Japanese, Chinese, Korean, Arabic, Hebrew, Thai. */
const MORE: Readonly<Partial<Record<ImportField, string>>> = {
  givenName: 'ad|adi|ονομα|prenume|ime|імя|ім я|名|名前 名|이름 명|الاسم الاول|שם פרטי|ชื่อ',
  familyName:
    'soyad|soyadi|επωνυμο|επιθετο|prezime|priimek|прізвище|姓|성|اسم العائلة|שם משפחה|นามสกุล',
  fullName:
    'ad soyad|adi soyadi|isim|sporcu|ονοματεπωνυμο|αθλητης|nume|nume si prenume|nume complet|sportiv|ime i prezime|ime in priimek|natjecatelj|піб|спортсмен|фамилия имя|фамилия имя отчество|氏名|名前|選手名|姓名|名字|이름|성명|선수명|الاسم|اسم|الاسم الكامل|اللاعب|שם|שם מלא|ชื่อ นามสกุล|ชื่อ สกุล',
  club: 'kulup|kulubu|συλλογος|clubul|klub drustvo|клуб|所属|道場|所属道場|俱乐部|單位|单位|소속|도장|النادي|מועדון|สโมสร|ยิม',
  team: 'takim|ομαδα|echipa|チーム|队伍|팀|الفريق|קבוצה|ทีม',
  birthDate:
    'dogum tarihi|ημερομηνια γεννησης|data nasterii|datum rodenja|datum rojstva|дата народження|生年月日|出生日期|생년월일|تاريخ الميلاد|תאריך לידה|วันเกิด|data ur|data urodz|dt nasc|fecha nac|f nac|d n|geb dat|gebdat|geburtsdat',
  birthYear:
    'dogum yili|ετος γεννησης|anul nasterii|godiste|godina rodenja|letnik|рік народження|生年|出生年|출생년도|سنة الميلاد|שנת לידה|ปีเกิด|rok ur|rok urodz|ano nasc|ano nac|geb jahr|gebjahr|annee naiss',
  gender: 'cinsiyet|φυλο|spol|стать|性別|性别|성별|الجنس|מין|เพศ',
  division:
    'kategorisi|κατηγορια|categorie concurs|kategorija|категорія|カテゴリー|カテゴリ|部門|クラス|组别|組別|부문|종목|الفئة|קטגוריה|รุ่น|ประเภท',
  weightClass:
    'siklet|κατηγορια κιλων|categorie greutate|tezinska kategorija|вагова категорія|階級|级别|級別|体重級|체급|الوزن|משקל|รุ่นน้ำหนัก',
  weight: 'kilo|agirlik|kilosu|κιλα|βαρος|greutate|tezina|вага|体重|體重|체중|몸무게|น้ำหนัก',
  belt: 'kusak|ζωνη|centura|pojas|帯|帯色|腰带|腰帶|띠|벨트|حزام|חגורה|สาย',
  country: 'ulke|χωρα|tara|drzava|країна|国|国籍|國家|国家|국가|국적|الدولة|البلد|מדינה|ประเทศ',
};

const byWord = (): ReadonlyMap<string, readonly Word[]> => {
  const found = new Map<string, Word[]>();
  for (const [field, words] of [...Object.entries(WORDS), ...Object.entries(MORE)]) {
    words.split('|').forEach((text, place) => {
      const word = foldText(text);
      const here = found.get(word) ?? [];
      if (here.some((known) => known.field === field)) return;
      found.set(word, [...here, { field: field as ImportField, place }]);
    });
  }
  return found;
};

const HEADER_WORDS = byWord();

const withoutUnit = (header: string): string =>
  header.replace(/[([{][^)\]}]*[)\]}]/g, ' ').replace(/[*:#?!.]+\s*$/g, ' ');

/** Header as it is compared: `weighinWeight`, `weighin_weight` and `Weighin weight (kg)` are one. */
export const foldHeader = (header: string): string =>
  foldText(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/\+/g, ' '));

/** The fields that a header may mean, best first; empty where the header is not known. */
export const headerFields = (header: string): readonly Word[] => {
  for (const form of [header, withoutUnit(header), header.replace(/\s*[/|].*$/, '')]) {
    const folded = foldHeader(form);
    const words = HEADER_WORDS.get(folded) ?? HEADER_WORDS.get(folded.replace(/ /g, ''));
    if (words !== undefined) return words;
  }
  return [];
};
