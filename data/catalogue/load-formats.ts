import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { CatalogueError } from './catalogue-error.ts';
import { type CompetitionFormat, countryFormatsSchema } from './format-schema.ts';

/** The formats of competitions by the catalogue's tournament, `scotland.premiership`. */
export type Formats = ReadonlyMap<string, readonly CompetitionFormat[]>;

const folder = new URL('./formats/', import.meta.url);

/** Reads and checks the files of `formats/`, each as `read` gives it. */
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

/** @param place what an error calls the source of the value */
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

/** Returns the format of a competition's season; undefined where the catalogue has none. */
export function formatOf(formats: Formats, tournament: string, season: string): SeasonFormat | undefined {
  return formats.get(tournament)?.find(({ from, until = season }) => from <= season && season <= until);
}
