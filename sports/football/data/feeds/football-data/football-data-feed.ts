import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeFile } from '#data/feeds/decode-file.ts';
import type { Feed, FeedBatch, FeedMatch, FeedMoment } from '#data/feeds/feed.ts';
import { excessiveSize } from '#data/feeds/file-size.ts';
import { asKnownAt } from '#domain/match/as-known-at.ts';
import { wasDrawnUp } from '#domain/tournament/was-drawn-up.ts';
import { type Competitions, type MatchFile, readMatchFile } from './match-file.ts';
import { momentInFileName, type UkMoment, ukMoments } from './quote-moments.ts';
import { sourceFiles } from './source-files.ts';

/** Returns the feed of football-data.co.uk: season files, extra leagues and coming matches as .csv, recognised by their columns. */
export function createFootballDataFeed(competitions: Competitions): Feed {
  return { name: 'football-data', isSimulated: false, read: (paths, moment) => readFiles(paths, moment, competitions) };
}

async function* readFiles(
  paths: readonly string[],
  moment: FeedMoment,
  competitions: Competitions,
): AsyncGenerator<FeedBatch, void, undefined> {
  const { asOf } = moment;
  const files = await sourceFiles(paths);
  const momentInUk = ukMoments();
  for (const [index, source] of files.entries()) {
    const { rows, matches, problems } = await readSourceFile(source, asOf, competitions, momentInUk);
    const known = asOf === undefined ? matches : matchesKnownAt(matches, asOf);
    yield { source, rows, matches: known, problems, progress: { done: index + 1, total: files.length } };
  }
}

/** Returns the matches without those of seasons to come, each of which would become a competition's present one. */
function matchesKnownAt(matches: readonly FeedMatch[], asOf: Date): readonly FeedMatch[] {
  return matches.filter(({ season }) => wasDrawnUp(season, asOf)).map((match) => asKnownAt(match, asOf));
}

async function readSourceFile(
  source: string,
  asOf: Date | undefined,
  competitions: Competitions,
  momentInUk: UkMoment,
): Promise<MatchFile> {
  try {
    const size = await excessiveSize(source);
    if (size !== undefined) return { rows: 0, matches: [], problems: [{ source, value: size, code: 'too-large', loses: 'file' }] };
    const bytes = await readFile(source);
    const fetched = momentInFileName(path.basename(source)) ?? asOf ?? (await stat(source)).mtime;
    return readMatchFile(source, decodeFile(bytes), fetched, competitions, momentInUk);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { rows: 0, matches: [], problems: [{ source, value: error.message, code: 'not-readable', loses: 'file' }] };
  }
}
