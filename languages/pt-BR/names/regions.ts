import type { RegionNames } from '#languages/region-names.ts';

export const regions: RegionNames = {
  'GB-ENG': 'Inglaterra',
  'GB-SCT': 'Escócia',
  'GB-WLS': 'País de Gales',
  'GB-NIR': 'Irlanda do Norte',
  'UA-43': 'Crimeia',
  '001': 'Internacional',
  BF: 'Burkina Faso',
  BH: 'Bahrein',
  CD: 'RD do Congo',
  CG: 'Congo',
  HK: 'Hong Kong',
  MM: 'Mianmar',
  MO: 'Macau',
  PS: 'Palestina',
  FO: 'Ilhas Faroe',
  NL: 'Holanda',
  CZ: 'República Tcheca',
  TW: 'Taipé Chinesa',
};
