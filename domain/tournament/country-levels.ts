/** The level of a country among those of the world by the results of its clubs in the competitions of its confederation; 1 is the highest. */
export type CountryLevel = 1 | 2 | 3 | 4 | 5;

/**
 * The regions of each level but the last, after the club rankings of the six confederations in 2025. A confederation whose clubs rarely
 * beat those of others begins at a lower level. `001` is the code for competitions between countries.
 */
const regionsByLevel: Readonly<Record<Exclude<CountryLevel, 5>, string>> = {
  1: 'GB-ENG IT ES DE FR BR',
  2: '001 NL PT BE TR CZ GR AR',
  3: 'NO PL DK AT CH GB-SCT SE IL CY HR RS UA HU RO RU CO UY EC PY CL MX US SA JP KR EG MA ZA',
  4: 'BG SK SI AZ IE MD IS FI BA KZ PE BO VE CR IR QA AE CN AU TH UZ DZ TN TZ CD AO NG CI GH',
};

const levels = new Map(
  Object.entries(regionsByLevel).flatMap(([level, regions]) => regions.split(' ').map((region) => [region, Number(level) as CountryLevel])),
);

/** Returns the level of a region (`CZ`, `GB-ENG`, `001`); 5 when it is in no higher level. */
export function levelOfCountry(region: string): CountryLevel {
  return levels.get(region) ?? 5;
}
