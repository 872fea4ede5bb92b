import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { CatalogueError } from './catalogue-error.ts';
import { type CompetitionFormat, countryFormatsSchema } from './format-schema.ts';

/** Formats of competitions by tournament of the catalogue, `scotland.premiership`. */
export type Formats = ReadonlyMap<string, readonly CompetitionFormat[]>;

const folder = new URL('./formats/', import.meta.url);

/** Returns the formats from the files of `formats/`, after checking them. `read` returns the value of a file. */
export function loadFormats(read: (file: URL) => unknown = parseFile): Formats {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().flatMap((name) => {
      const file = new URL(name, folder);
      return [...checkFormats(read(file), fileURLToPath(file))];
    }),
  );
}

function parseFile(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns the formats in the value of a country's file, by tournament.
 *
 * @param place name of the file in errors
 * @throws CatalogueError for a value that does not match the schema, and for two formats of one season
 */
export function checkFormats(value: unknown, place: string): Formats {
  const result = countryFormatsSchema.safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new CatalogueError(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { country, formats } = result.data;
  const byTournament = Map.groupBy(formats, ({ tournament }) => `${country}.${tournament}`);
  for (const [tournament, ranges] of byTournament) {
    ranges.sort((first, second) => first.from.localeCompare(second.from));
    for (const [index, { from, until }] of ranges.entries()) {
      const next = ranges[index + 1];
      if (until !== undefined && until < from) throw new CatalogueError(`${place}: ${tournament}: ${until} is before ${from}`);
      if (next === undefined || (until !== undefined && until < next.from)) continue;
      throw new CatalogueError(`${place}: ${tournament}: two formats for ${next.from}`);
    }
  }
  return byTournament;
}

/** Returns the format of a competition's season; undefined when the catalogue has none. */
export function formatOf(formats: Formats, tournament: string, season: string): SeasonFormat | undefined {
  return formats.get(tournament)?.find(({ from, until = season }) => from <= season && season <= until);
}
