import { everySecondsOfSeason, fileCall } from '#data/sources/season-files.ts';
import { seasonYearAt } from '#data/sources/season-year.ts';
import type { SourceCall } from '#data/sources/source.ts';

/** The first season whose files have closing prices. */
const firstSeasonYear = 2012;

const hourSeconds = 60 * 60;
/** Seconds between two reads of the present season: the provider publishes results twice a week, and some a day after the match. */
const presentSeconds = 12 * hourSeconds;
const fixturesSeconds = 6 * hourSeconds;
/** Lists of coming matches appear on Tuesdays, and on Fridays for the weekend. */
const daysOfLists: readonly number[] = [2, 4, 5, 6];

const encoding = 'utf-8-or-windows-1252';

/** The provider's names of countries with all seasons in one file, and the names of these files. */
const countryFiles: ReadonlyMap<string, string> = new Map([
  ['Argentina', 'ARG'],
  ['Austria', 'AUT'],
  ['Brazil', 'BRA'],
  ['China', 'CHN'],
  ['Denmark', 'DNK'],
  ['Finland', 'FIN'],
  ['Ireland', 'IRL'],
  ['Japan', 'JPN'],
  ['Mexico', 'MEX'],
  ['Norway', 'NOR'],
  ['Poland', 'POL'],
  ['Romania', 'ROU'],
  ['Russia', 'RUS'],
  ['Sweden', 'SWE'],
  ['Switzerland', 'SWZ'],
  ['USA', 'USA'],
]);

/**
 * Returns a call for each file of the competitions: the coming matches with their prices, so that an empty site shows these at once, then the present
 * season's, which makes tables and results right within minutes, then the seasons before it, newest first. Forecasts and tips wait for all of them
 * (`onceFilled`), since a tip is never taken back.
 *
 * @param codes the provider's names of competitions: a division (`E0`), or country and league (`Brazil Serie A`)
 */
export function footballDataCalls(codes: readonly string[], address: URL, now: Date): SourceCall[] {
  const present = seasonYearAt(now);
  const divisions = codes.filter((code) => !code.includes(' '));
  const countries = new Set(codes.flatMap((code) => countryFiles.get(code.split(' ', 1)[0] ?? '') ?? []));
  const seasonCalls = (seasonsAgo: number): SourceCall[] =>
    divisions.map((division) =>
      fileCall(address, `mmz4281/${seasonFolder(present - seasonsAgo)}/${division}.csv`, {
        everySeconds: everySecondsOfSeason(seasonsAgo, presentSeconds),
        maxBytes: 4_000_000,
        encoding,
        mayBeAbsent: 'yet',
      }),
    );
  const past = Array.from({ length: present - firstSeasonYear }, (_, index) => seasonCalls(index + 1)).flat();
  const ofCountries = [...countries].map((country) =>
    fileCall(address, `new/${country}.csv`, { everySeconds: presentSeconds, maxBytes: 16_000_000, encoding }),
  );
  const everySeconds = daysOfLists.includes(now.getUTCDay()) ? hourSeconds : fixturesSeconds;
  const ofComing = [
    /* Between the lists of two weekends it is taken away. */
    fileCall(address, 'new_league_fixtures.csv', { everySeconds, maxBytes: 4_000_000, encoding, mayBeAbsent: 'at-times' }),
    fileCall(address, 'fixtures.csv', { everySeconds, maxBytes: 4_000_000, encoding }),
  ];
  return [...ofComing, ...seasonCalls(0), ...ofCountries, ...past];
}

/** Returns the folder of a season, `2324` for the one that began in 2023. */
function seasonFolder(firstYear: number): string {
  return [firstYear, firstYear + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
}
