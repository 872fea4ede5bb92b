import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'Inglaterra',
  'GB-SCT': 'Escocia',
  'GB-WLS': 'Gales',
  'GB-NIR': 'Irlanda del Norte',
  'UA-43': 'Crimea',
  '001': 'Internacional',
  CD: 'RD del Congo',
  CG: 'Congo',
  CI: 'Costa de Marfil',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestina',
  TW: 'China Taipéi',
};
