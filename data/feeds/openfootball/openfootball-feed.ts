import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Feed, type FeedBatch, FeedError, type FeedMoment } from '../feed.ts';
import { excessiveSize } from '../file-size.ts';
import type { FileContents } from './file-contents.ts';
import { readJsonMatchFile } from './json-match-file.ts';
import { matchesKnownAt } from './matches-known-at.ts';
import { Refusal } from './refusal.ts';
import { parseSeasonTitle } from './season-title.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';
import { isSquadText, readSquadFile } from './squad-file.ts';
import { readTextLine } from './text-line.ts';
import { readTextMatchFile } from './text-match-file.ts';
import type { FindTournament } from './tournament-facts.ts';

/**
 * Returns the feed of openfootball: Football.TXT match and squad files, and football.json. What a .txt file is shows in its
 * text: rows of players make a squad, a title that ends in a season ("= English Premier League 2023/24") makes a
 * match file, and all else (lists of clubs, grounds, leagues) is left out.
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

/** Undefined for a file of a folder that holds neither matches nor a squad. */
async function readSourceFile(file: SourceFile, tournamentOf: FindTournament): Promise<FileContents | undefined> {
  const size = await excessiveSize(file.path);
  if (size !== undefined) return unread(file.path, new Refusal('too-large', undefined, size));
  const bytes = await readFile(file.path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return unread(file.path, new Refusal('not-readable'));
  }
  const beginning = text.trimStart();
  if (beginning === '') return unread(file.path, new Refusal('truncated'));
  /* A web page in place of the file; nothing of openfootball begins like one. */
  if (beginning.startsWith('<')) return unread(file.path, new Refusal('not-this-format', undefined, firstWordsOf(beginning)));
  if (/\.json$/i.test(file.path)) {
    return readJsonMatchFile(file.path, text, path.basename(file.path).replace(/\.json$/i, ''), tournamentOf);
  }
  if (isSquadText(text)) return readSquadFile(file.path, text, tournamentOf);
  if (hasSeasonTitle(text)) return readTextMatchFile(file.path, text, tournamentOf);
  if (!file.isNamed && !hasDatedMatches(text)) return undefined;
  return unread(file.path, new Refusal('not-this-format', undefined, firstWordsOf(beginning)));
}

function hasSeasonTitle(text: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    if (!line.startsWith('=')) return false;
    const read = readTextLine(line);
    return read.kind === 'title' && parseSeasonTitle(read.text) !== undefined;
  });
}

/** Returns true for a text of matches under dates, which a file that lost its title still is. */
function hasDatedMatches(text: string): boolean {
  const kinds = text.split(/\r?\n/).map((line) => readTextLine(line).kind);
  return kinds.some((kind, index) => kind === 'match' && kinds[index - 1] === 'date');
}

function firstWordsOf(text: string): string {
  return (text.split(/[\r\n]/, 1)[0] ?? '').slice(0, 60);
}

function unread(source: string, refusal: Refusal): FileContents {
  return { rows: 0, parts: [], squads: [], problems: [refusal.at(source)] };
}
