import { foldText } from './text.ts';

/** Common given names, to tell the two name columns of a list without header apart. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'aaron adam adrian ahmed aino alan albert alejandro alessandro alex alexander alexandra ali alice alicia amanda amelie ana anders andrea andreas andrew andrey ' +
    'anna anne anthony antonio arthur ben benjamin bernd bjorn bruno camila carl carla carlos carmen caroline catarina charlotte chiara chris christian christina ' +
    'christopher clara claudia connor daniel daniela david diana diego dominik eduardo elena elias elin elisa elise elizabeth ella ellen elsa emil emilia emily emma ' +
    'eric erik eva fabio felix fernanda fernando filip finn florian francesca francesco francisco frank franziska frida gabriel gabriela george giulia greta guilherme ' +
    'gustavo hanna hannah hans harry heidi helena henri henrik henry hugo ida ines ingrid isabel isabella ivan jack jacob jakob jakub james jan jana jason javier jean ' +
    'jennifer jessica joana joao joel johan johannes john jonas jonathan jorge jose josef joseph juan julia julian julie kai karl karolina katarzyna katharina kevin ' +
    'klara kristina lara lars laura lauri lea lena leo leon leonardo liam lina lisa lotta louis louise luca lucas lucia luis luisa luka lukas magdalena maja manuel ' +
    'marco marcus maria mariana marie mark marko markus marta martin martina mateo matheus mathias matteo matthew max maximilian mia michael michal miguel mikael mike ' +
    'mikko mohamed natalia nicolas niklas nina noah nora olaf oliver olivia oscar pablo patricia patrick paul paula pavel pedro peter petra philipp pierre piotr rafael ' +
    'rebecca ricardo richard robert roberto rodrigo ruben ryan samuel sandra sara sarah sebastian sergio silvia simon sofia sophie stefan stefanie stephanie susanne ' +
    'sven tanja teresa theo thiago thomas tim timo tobias tom tomas valentina vanessa veronika victor victoria viktor vincent vitor william yusuf zoe zofia'
  ).split(' '),
);

/** The share of cells whose first word is a common given name. */
export const givenNameShare = (cells: readonly string[]): number =>
  cells.length === 0
    ? 0
    : cells.filter((cell) => COMMON.has(foldText(cell).split(' ')[0] ?? '')).length / cells.length;

/** The share of cells that end in `a`, by gender, as a difference: given names differ there, family names do not. */
export const endingDifference = (cells: readonly string[], female: readonly boolean[]): number => {
  const share = (wanted: boolean): number => {
    const of = cells.filter((_, index) => female[index] === wanted);
    return of.length === 0
      ? 0
      : of.filter((cell) => /[ae]$/.test(foldText(cell))).length / of.length;
  };
  return share(true) - share(false);
};
