import { refuseUnreadFile } from '#data/sources/refuse-unread-file.ts';
import { everySecondsOfSeason, fileCall } from '#data/sources/season-files.ts';
import { seasonYearAt } from '#data/sources/season-year.ts';
import type { Source, SourceCall } from '#data/sources/source.ts';
import { readFileText } from '../../feeds/openfootball/read-file-text.ts';
import type { FindTournament } from '../../feeds/openfootball/tournament-facts.ts';
import { repositories } from './files.ts';

/** The first season whose files have their present names in the repositories. */
const firstSeasonYear = 2021;
/** Seconds between two reads of the present season, whose files are days or weeks behind the matches. */
const presentSeconds = 24 * 60 * 60;

/**
 * Returns openfootball as a source: fixtures, rounds and cups, without a key and in the public domain. It has the name of the feed that reads the
 * same files from a folder.
 *
 * @param tournamentOf finds the catalogue's competition by the title or the key in a file
 */
export function createOpenfootballSource({ address }: { readonly address: URL }, tournamentOf: FindTournament): Source {
  return {
    name: 'openfootball',
    budget: { perMinute: 20, perDay: 1_000, pauseSeconds: 3 },
    calls: (_fixtures, now) => openfootballCalls(address, now),
    read({ name: source }, text) {
      const { rows, parts, squads, problems } = readFileText({ path: source, isNamed: true }, text, tournamentOf);
      refuseUnreadFile(source, { rows, problems });
      const matches = parts.flatMap(({ placed }) => placed.map(({ match }) => match));
      return { source, rows, matches, ...(squads.length === 0 ? {} : { squads }), problems, progress: { done: 1, total: 1 } };
    },
  };
}

/** Returns a call for each file of each season, newest first, in the layout of raw.githubusercontent.com: repository, branch, season, file. */
function openfootballCalls(address: URL, now: Date): SourceCall[] {
  const present = seasonYearAt(now);
  return Array.from({ length: present - firstSeasonYear + 1 }, (_, seasonsAgo) => {
    const year = present - seasonsAgo;
    const season = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    const everySeconds = everySecondsOfSeason(seasonsAgo, presentSeconds);
    return repositories.flatMap(({ repository, files }) =>
      files.map((file) =>
        fileCall(address, `${repository}/master/${season}/${file}`, { everySeconds, maxBytes: 4_000_000, mayBeAbsent: 'yet' }),
      ),
    );
  }).flat();
}
