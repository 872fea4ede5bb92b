import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'Inghilterra',
  'GB-SCT': 'Scozia',
  'GB-WLS': 'Galles',
  'GB-NIR': 'Irlanda del Nord',
  'UA-43': 'Crimea',
  '001': 'Competizioni internazionali',
  CD: 'RD del Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestina',
  BA: 'Bosnia-Erzegovina',
  NL: 'Olanda',
  CZ: 'Repubblica Ceca',
  TW: 'Taipei Cinese',
};
