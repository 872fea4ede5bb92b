import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { languages } from '#domain/language/languages.ts';
import { CatalogueError } from './catalogue-error.ts';
import { type CountryCatalogue, countryCatalogueSchema } from './catalogue-schema.ts';
import { type Formats, loadFormats } from './load-formats.ts';
import { nationalTeamName, nationalTeams, toCatalogueClub } from './national-teams.ts';

/** Competitions and clubs that the site knows before any feed is read. */
export interface Catalogue {
  readonly countries: readonly CountryCatalogue[];
  /** Formats of seasons by tournament, `scotland.premiership`; a league without one is a list of all matches. */
  readonly formats: Formats;
  /** Names in other languages, by language, then club slug: [full name, short name] when they differ in that language. */
  readonly clubNames: ReadonlyMap<string, ReadonlyMap<string, ClubName>>;
  /** Digest of all files of the catalogue, formats included, compared to detect changes. */
  readonly hash: string;
}

type ClubName = readonly [name: string, shortName: string];

const folder = new URL('./', import.meta.url);
const clubNamesSchema = z.record(z.string(), z.tuple([z.string().min(2), z.string().min(2)]));

/** Country of competitions between clubs of several countries, and between national teams. */
const betweenCountries = 'international';

/**
 * Returns the catalogue from the files of `countries/` and `formats/`, the national teams, and the names of clubs in `languages/`, after checking
 * them.
 *
 * @throws CatalogueError that names the file
 */
export function loadCatalogue(): Catalogue {
  const hash = createHash('sha256');
  const read = (file: URL): unknown => {
    const text = readFileSync(file, 'utf8');
    hash.update(text);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new CatalogueError(`${fileURLToPath(file)}: ${(error as Error).message}`, { cause: error });
    }
  };
  const countries = jsonFiles(new URL('./countries/', folder))
    .map((file) => checked(file, countryCatalogueSchema, read(file)))
    .map((entry) =>
      entry.country.slug === betweenCountries ? { ...entry, clubs: [...entry.clubs, ...nationalTeams.map(toCatalogueClub)] } : entry,
    );
  const clubNames = new Map(
    languages.map((language) => {
      const file = new URL(`../../languages/${language}/names/club-names.json`, folder);
      const ofTeams = nationalTeams.map((team) => [team.slug, nationalTeamName(team, language)] as const);
      return [language, new Map([...ofTeams, ...Object.entries(checked(file, clubNamesSchema, read(file)))])] as const;
    }),
  );
  for (const [language, names] of clubNames) hash.update(`${language} ${nationalTeams.map(({ slug }) => names.get(slug)).join()}`);
  hash.update(JSON.stringify(nationalTeams));
  return { countries, formats: loadFormats(read), clubNames, hash: hash.digest('hex') };
}

function jsonFiles(directory: URL): URL[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => new URL(name, directory));
}

function checked<Output>(file: URL, schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CatalogueError(`${fileURLToPath(file)}: ${issue?.path.join('.')}: ${issue?.message}`);
}
