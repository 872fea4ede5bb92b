import type { FeminineRule } from './names/names-of-country.ts';

/** The endings of men's family names, each with the one that replaces it in a woman's; the first that fits counts. */
type Endings = readonly (readonly [ending: RegExp, feminine: string])[];

const endings: Readonly<Record<FeminineRule, Endings>> = {
  czech: [
    [/ý$/, 'á'],
    [/í$/, 'í'],
    [/něk$/, 'ňková'],
    [/[eě]k$/, 'ková'],
    [/ec$/, 'cová'],
    [/vel$/, 'vlová'],
    [/[ao]?$/, 'ová'],
  ],
  slovak: [
    [/ý$/, 'á'],
    [/ec$/, 'cová'],
    [/[ao]?$/, 'ová'],
  ],
  polish: [[/([sc]|dz)ki$/, '$1ka']],
  ukrainian: [
    [/nii$/, 'nia'],
    [/yi$/, 'a'],
  ],
  greek: [
    [/([aiï])dis$/, '$1dou'],
    [/os$/, 'ou'],
    [/([ia])s$/, '$1'],
  ],
  icelandic: [[/son$/, 'dóttir']],
};

/** Returns the form of a family name for a woman of the country: Procházková, Kowalska, Papadopoulou. */
export function feminineFamilyName(family: string, rule: FeminineRule): string {
  const [ending, feminine] = endings[rule].find(([fitting]) => fitting.test(family)) ?? [];
  return ending === undefined || feminine === undefined ? family : family.replace(ending, feminine);
}
