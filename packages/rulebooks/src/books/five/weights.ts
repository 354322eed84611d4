import type { WeightTable } from '../../schema/divisions.ts';

/**
 * Lower bounds in tenths of a pound. Bounds and names that the text lost are proposals, to be confirmed by the organiser.
 */
export const weightTables = [
  {
    ageGroups: ['junior-kids'],
    genders: ['male', 'female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 350, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 500, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 650, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-02',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['senior-kids'],
    genders: ['male', 'female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 500, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 650, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 800, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-03',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['preteens'],
    genders: ['female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 650, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 800, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 950, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-04',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['preteens'],
    genders: ['male'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 750, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 900, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 1050, bound: 'reconstructed', named: 'printed' },
      { name: 'Heavyweight', fromTenths: 1200, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-05',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['junior-teens'],
    genders: ['female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 800, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 1000, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 1200, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-06',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['junior-teens'],
    genders: ['male'],
    classes: [
      { name: 'Flyweight', fromTenths: 0, bound: 'printed', named: 'printed' },
      { name: 'Featherweight', fromTenths: 901, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 1050, bound: 'default', named: 'default' },
      { name: 'Welterweight', fromTenths: 1200, bound: 'default', named: 'default' },
      { name: 'Middleweight', fromTenths: 1400, bound: 'default', named: 'printed' },
      { name: 'Heavyweight', fromTenths: 1600, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-07',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['senior-teens'],
    genders: ['female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'printed', named: 'default' },
      { name: 'Lightweight', fromTenths: 1000, bound: 'printed', named: 'default' },
      { name: 'Welterweight', fromTenths: 1250, bound: 'reconstructed', named: 'default' },
      { name: 'Middleweight', fromTenths: 1500, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-08',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['senior-teens'],
    genders: ['male'],
    classes: [
      { name: 'Flyweight', fromTenths: 0, bound: 'default', named: 'printed' },
      { name: 'Featherweight', fromTenths: 1200, bound: 'default', named: 'default' },
      { name: 'Lightweight', fromTenths: 1400, bound: 'default', named: 'default' },
      { name: 'Welterweight', fromTenths: 1600, bound: 'default', named: 'default' },
      { name: 'Middleweight', fromTenths: 1800, bound: 'default', named: 'printed' },
      { name: 'Heavyweight', fromTenths: 2000, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-09',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['adults', 'adults-30'],
    genders: ['female'],
    classes: [
      { name: 'Featherweight', fromTenths: 0, bound: 'default', named: 'default' },
      { name: 'Lightweight', fromTenths: 1100, bound: 'default', named: 'default' },
      { name: 'Welterweight', fromTenths: 1300, bound: 'default', named: 'default' },
      { name: 'Middleweight', fromTenths: 1500, bound: 'default', named: 'printed' },
      { name: 'Heavyweight', fromTenths: 1700, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-10',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['adults'],
    genders: ['male'],
    classes: [
      { name: 'Flyweight', fromTenths: 0, bound: 'default', named: 'printed' },
      { name: 'Featherweight', fromTenths: 1350, bound: 'default', named: 'default' },
      { name: 'Lightweight', fromTenths: 1500, bound: 'default', named: 'default' },
      { name: 'Welterweight', fromTenths: 1650, bound: 'default', named: 'default' },
      { name: 'Middleweight', fromTenths: 1800, bound: 'default', named: 'printed' },
      { name: 'Light Heavyweight', fromTenths: 1950, bound: 'default', named: 'printed' },
      { name: 'Heavyweight', fromTenths: 2100, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-11',
    standing: 'reconstructed',
  },
  {
    ageGroups: ['adults-30', 'adults-40'],
    genders: ['male'],
    classes: [
      { name: 'Middleweight', fromTenths: 0, bound: 'default', named: 'printed' },
      { name: 'Class 2', fromTenths: 1600, bound: 'default', named: 'default' },
      { name: 'Class 3', fromTenths: 1800, bound: 'default', named: 'default' },
      { name: 'Heavyweight', fromTenths: 2000, bound: 'printed', named: 'printed' },
    ],
    clause: 'FIVE-WGT-12',
    standing: 'reconstructed',
  },
] as const satisfies readonly WeightTable[];
