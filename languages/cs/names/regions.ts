import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'Anglie',
  'GB-SCT': 'Skotsko',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Severní Irsko',
  'UA-43': 'Krym',
  '001': 'Mezinárodní soutěže',
  CD: 'DR Kongo',
  CG: 'Kongo',
  HK: 'Hongkong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestina',
  TW: 'Čínská Tchaj-pej',
  US: 'USA',
};
