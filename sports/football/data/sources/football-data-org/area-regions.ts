import { nationalTeams } from '#data/catalogue/national-teams.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { regionName } from '#languages/region-names.ts';

/** The provider's areas that are not countries; their competitions belong to no country. */
const continents: ReadonlySet<string> = new Set([
  'World',
  'Europe',
  'Africa',
  'Asia',
  'Oceania',
  'North America',
  'N/C America',
  'South America',
]);

const byName = new Map(
  nationalTeams.flatMap(({ region, aliases }) => [regionName('en', region), ...aliases].map((name) => [foldName(name), region] as const)),
);
const byCode = new Map(nationalTeams.map(({ code, region }) => [code, region]));

/**
 * Returns the region of an area, `001` for one that is not a country; undefined when neither its name nor its code is a country's. The name decides:
 * the provider's code is from ISO 3166 for most countries (`DEU`) and from football for some (`ENG`), and two of these may be alike.
 */
export function regionOfArea(name: string, code: string | null | undefined): string | undefined {
  if (continents.has(name)) return '001';
  return byName.get(foldName(name)) ?? (code ? byCode.get(code) : undefined);
}
