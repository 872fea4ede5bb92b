import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'England',
  'GB-SCT': 'Schottland',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Nordirland',
  'UA-43': 'Krim',
  '001': 'International',
  CD: 'DR Kongo',
  CG: 'Kongo',
  CI: 'Elfenbeinküste',
  CV: 'Kap Verde',
  HK: 'Hongkong',
  MO: 'Macau',
  PS: 'Palästina',
  BA: 'Bosnien-Herzegowina',
  TW: 'Chinesisch Taipeh',
  US: 'USA',
};
