import { readFile } from 'node:fs/promises';
import { decodeUtf8 } from '#data/feeds/decode-file.ts';
import { type Feed, type FeedBatch, FeedError, type FeedMoment } from '#data/feeds/feed.ts';
import { excessiveSize } from '#data/feeds/file-size.ts';
import type { FileContents } from './file-contents.ts';
import { matchesKnownAt } from './matches-known-at.ts';
import { readFileText, unread } from './read-file-text.ts';
import { Refusal } from './refusal.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';
import type { FindTournament } from './tournament-facts.ts';

/**
 * Returns the feed of openfootball: Football.TXT match and squad files, and football.json. The kind of a .txt file shows in its text: rows of players
 * make a squad, a title that ends in a season ("= English Premier League 2023/24") makes a match file, and all else (lists of clubs, grounds,
 * leagues) is left out.
 */
export function createOpenfootballFeed(tournamentOf: FindTournament): Feed {
  return { name: 'openfootball', isSimulated: false, read: (paths, moment) => readFiles(paths, moment, tournamentOf) };
}

async function* readFiles(
  paths: readonly string[],
  moment: FeedMoment,
  tournamentOf: FindTournament,
): AsyncGenerator<FeedBatch, void, undefined> {
  const files = await sourceFiles(paths);
  let isAnyRead = false;
  for (const [index, file] of files.entries()) {
    const contents = await readSourceFile(file, tournamentOf);
    if (contents === undefined) continue;
    isAnyRead = true;
    yield batchOf(file.path, contents, moment.asOf, { done: index + 1, total: files.length });
  }
  if (!isAnyRead) throw new FeedError(`No openfootball match or squad file in ${paths.join(', ') || 'no path at all'}`);
}

function batchOf(source: string, contents: FileContents, asOf: Date | undefined, progress: FeedBatch['progress']): FeedBatch {
  const matches = contents.parts
    .flatMap(({ placed, zone }) => (asOf === undefined ? placed : matchesKnownAt(placed, asOf, zone)))
    .map(({ match }) => match);
  const { rows, squads, problems } = contents;
  return { source, rows, matches, ...(squads.length === 0 ? {} : { squads }), problems, progress };
}

/** Returns the contents of a file; undefined for a file of a folder that has neither matches nor a squad. */
async function readSourceFile(file: SourceFile, tournamentOf: FindTournament): Promise<FileContents | undefined> {
  const size = await excessiveSize(file.path);
  if (size !== undefined) return unread(file.path, new Refusal('too-large', undefined, size));
  const bytes = await readFile(file.path);
  let text: string;
  try {
    text = decodeUtf8(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return unread(file.path, new Refusal('not-readable'));
  }
  return readFileText(file, text, tournamentOf);
}
