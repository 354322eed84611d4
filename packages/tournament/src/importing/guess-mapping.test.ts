import { describe, expect, it } from 'vitest';
import { guessMapping, mappingProblems, withMapping } from './guess-mapping.ts';
import { listTable } from './table.ts';

const table = (...lines: readonly string[]) => listTable(lines.map((line) => line.split('|')));

const fields = (...lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(guessMapping(table(...lines))).filter(([, field]) => field !== 'ignore'),
  );

describe('fields by header', () => {
  it('reads German', () => {
    expect(
      fields(
        'Name|Vorname|Verein|Geb.-Datum|Geschlecht|Altersklasse|Gewichtsklasse|Gewicht',
        'Berg|Anna|Blau|03.12.1990|w|U15|-57 kg|56,4',
      ),
    ).toEqual({
      Name: 'familyName',
      Vorname: 'givenName',
      Verein: 'club',
      'Geb.-Datum': 'birthDate',
      Geschlecht: 'gender',
      Altersklasse: 'ageGroup',
      Gewichtsklasse: 'weightClass',
      Gewicht: 'weight',
    });
  });

  it('reads Italian, where Nome is the given name', () => {
    expect(
      fields('Cognome|Nome|Società|Cintura|Categoria', 'Riva|Marta|Nord|nera|Adulti / Femmine'),
    ).toEqual({
      Cognome: 'familyName',
      Nome: 'givenName',
      Società: 'club',
      Cintura: 'belt',
      Categoria: 'division',
    });
  });

  it('reads Polish, Portuguese, Spanish and French', () => {
    expect(
      fields(
        'Imię i nazwisko|Klub|Rok urodzenia|Kategoria wagowa|Płeć',
        'Ada Nowa|Klub A|1990|-57 kg|K',
      ),
    ).toMatchObject({
      'Imię i nazwisko': 'fullName',
      Klub: 'club',
      'Rok urodzenia': 'birthYear',
      'Kategoria wagowa': 'weightClass',
      Płeć: 'gender',
    });
    expect(
      fields('Atleta|Equipe|Nascimento|Categoria', 'Ana Lua|Norte|1990|Adulto / Azul'),
    ).toEqual({
      Atleta: 'fullName',
      Equipe: 'club',
      Nascimento: 'birthDate',
      Categoria: 'division',
    });
    expect(
      fields('Nombre|Apellidos|Fecha de nacimiento|Peso', 'Ana|Luna|01/02/1990|-57 kg'),
    ).toMatchObject({
      Nombre: 'givenName',
      Apellidos: 'familyName',
      'Fecha de nacimiento': 'birthDate',
    });
    expect(fields('Nom|Prénom|Catégorie|Poids (kg)', 'Lune|Ana|Adulte F|57,2')).toEqual({
      Nom: 'familyName',
      Prénom: 'givenName',
      Catégorie: 'division',
      'Poids (kg)': 'weight',
    });
  });

  it('lets the cells decide where a header may mean two things', () => {
    expect(fields('Name|Weight|Division', 'Ann Berg|57.2|Adult F')).toMatchObject({
      Weight: 'weight',
    });
    expect(fields('Name|Weight|Gender', 'Ann Berg|-57 kg|F')).toMatchObject({
      Weight: 'weightClass',
    });
    expect(fields('Name|Age|Division', 'Ann Berg|22|Adult F')).toMatchObject({ Age: 'age' });
    expect(fields('Name|Age|Gender', 'Ann Berg|Masters 30+|F')).toMatchObject({ Age: 'ageGroup' });
    expect(fields('Name|Rank|Division', 'Ann Berg|Blue|Adult F')).not.toMatchObject({
      Rank: 'level',
    });
  });

  it('reads camel case, underscores, units and stars', () => {
    expect(
      fields('firstName|last_name|Club*|Weight (lbs)|Division:', 'Ann|Berg|Blue|128|Adult F'),
    ).toEqual({
      firstName: 'givenName',
      last_name: 'familyName',
      'Club*': 'club',
      'Weight (lbs)': 'weight',
      'Division:': 'division',
    });
  });

  it('takes the team for the club where there is no club', () => {
    expect(fields('Name|Team|Division', 'Ann Berg|Blue|Adult F')).toMatchObject({ Team: 'club' });
    expect(fields('Name|Team|Club|Division', 'Ann Berg|A|Blue|Adult F')).toMatchObject({
      Team: 'team',
      Club: 'club',
    });
  });
});

describe('fields without header', () => {
  it('finds them by the cells, whichever name comes first', () => {
    expect(
      fields(
        'SWE|Berg|Emma|f|-57',
        'NOR|Holm|Lucas|m|-73',
        'DEN|Dahl|Sofia|f|-57',
        'FIN|Strand|Oliver|m|-73',
      ),
    ).toEqual({
      'Column 1': 'country',
      'Column 2': 'familyName',
      'Column 3': 'givenName',
      'Column 4': 'gender',
      'Column 5': 'weightClass',
    });
    expect(
      fields('Emma|Berg|Nord Judo Klub|f|1990|57', 'Lucas|Holm|Nord Judo Klub|m|1991|73'),
    ).toMatchObject({
      'Column 1': 'givenName',
      'Column 2': 'familyName',
      'Column 3': 'club',
      'Column 4': 'gender',
      'Column 5': 'birthYear',
    });
  });
});

describe('a mapping by hand', () => {
  const list = table('Who|Club|What', 'Ann Berg|Blue|Adult F');

  it('wins over the guess and takes the field from another header', () => {
    const guess = guessMapping(list);
    expect(withMapping(list, guess, { Who: 'fullName', What: 'division' })).toEqual({
      Who: 'fullName',
      Club: 'club',
      What: 'division',
    });
    expect(withMapping(list, guess, { Who: 'club' })).toMatchObject({
      Who: 'club',
      Club: 'ignore',
    });
  });

  it('leaves out unknown fields and headers', () => {
    expect(withMapping(list, guessMapping(list), { Club: 'nonsense', Gone: 'club' })).toMatchObject(
      { Club: 'club' },
    );
  });
});

describe('lists that are none', () => {
  const problems = (...lines: readonly string[]): string => {
    const list = table(...lines);
    return mappingProblems(list, guessMapping(list)).join(' ');
  };

  it('says what is missing and which columns there are', () => {
    expect(problems('sku|price', 'a1|1', 'b2|2')).toMatch(
      /No column holds the competitors' names.*"sku", "price"/,
    );
    expect(problems('First name|Club', 'Ann|Blue')).toMatch(/No column holds the division/);
  });

  it('takes gender for a division only where people are weighed', () => {
    expect(problems('Name|Sex|Fare', 'Ann Berg|female|7', 'Bo Holm|male|9')).toMatch(
      /No column holds the division/,
    );
    expect(problems('Name|Sex|Weight (kg)', 'Ann Berg|female|57', 'Bo Holm|male|69')).toBe('');
  });

  it('knows a list of matches', () => {
    expect(problems('Winner|Loser|Division|Name', 'Ann|Eva|Adult F|x')).toMatch(
      /matches or results/,
    );
  });

  it('says that a template without rows holds nobody', () => {
    expect(problems('First name|Last name|Club|Division')).toMatch(/no row below it/);
  });
});
