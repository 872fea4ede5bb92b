import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'England',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Northern Ireland',
  'UA-43': 'Crimea',
  '001': 'International',
  AG: 'Antigua and Barbuda',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Ivory Coast',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  BA: 'Bosnia and Herzegovina',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  TW: 'Chinese Taipei',
  US: 'USA',
};
