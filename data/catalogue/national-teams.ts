import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Language, languages } from '#domain/language/languages.ts';
import { regionName } from '#languages/region-names.ts';

/** National men's team. Its name in a language is that of its region, unless `names` has another. */
export interface NationalTeam {
  readonly slug: string;
  /** `BR`, `GB-ENG`. */
  readonly region: string;
  /** Three-letter code in football, shown when the name is too long. */
  readonly code: string;
  readonly aliases: readonly string[];
  readonly names?: Readonly<Partial<Record<Language, string>>> | undefined;
}

const file = new URL('./national-teams.json', import.meta.url);

const nationalTeamsSchema = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    region: z.string().regex(/^[A-Z]{2}(-[A-Z]{3})?$/),
    code: z.string().regex(/^[A-Z]{3}$/),
    aliases: z.array(z.string().min(2)),
    names: z.partialRecord(z.enum(languages), z.string().min(2)).optional(),
  }),
);

const maxLettersOfRow = 18;
const maxLettersOfShort = 12;

/** All national teams, in the order of their addresses. */
export const nationalTeams: readonly NationalTeam[] = nationalTeamsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const bySlug = new Map(nationalTeams.map((team) => [team.slug, team]));

/** Returns the region of the national team at an address; undefined for a club. */
export function regionOfNationalTeam(slug: string): string | undefined {
  return bySlug.get(slug)?.region;
}

/** Returns the name and the short name of a national team in a language. */
export function nationalTeamName({ region, code, names }: NationalTeam, language: Language): [name: string, shortName: string] {
  const name = names?.[language] ?? regionName(language, region);
  return [name, name.length <= maxLettersOfShort ? name : code];
}

/** Returns a national team as a club of no country, so that it is found in international competitions but not among the clubs of a country. */
export function toCatalogueClub(team: NationalTeam) {
  const [name, short] = nationalTeamName(team, 'en');
  return {
    slug: team.slug,
    name,
    ...(name.length <= maxLettersOfRow ? {} : { row: short }),
    short,
    gender: 'men' as const,
    colours: [],
    aliases: [team.code, ...team.aliases],
  };
}
