import path from 'node:path';
import type { FileContents } from './file-contents.ts';
import { readJsonMatchFile } from './json-match-file.ts';
import { Refusal } from './refusal.ts';
import { parseSeasonTitle } from './season-title.ts';
import type { SourceFile } from './source-files.ts';
import { isSquadText, readSquadFile } from './squad-file.ts';
import { readTextLine } from './text-line.ts';
import { readTextMatchFile } from './text-match-file.ts';
import type { FindTournament } from './tournament-facts.ts';

/** Returns the contents of a file of matches or of a squad; undefined for a file of a folder that has neither. */
export function readFileText(file: SourceFile & { readonly isNamed: true }, text: string, tournamentOf: FindTournament): FileContents;
export function readFileText(file: SourceFile, text: string, tournamentOf: FindTournament): FileContents | undefined;
export function readFileText(file: SourceFile, text: string, tournamentOf: FindTournament): FileContents | undefined {
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

/** Returns the contents of an unread file, with the reason as its only problem. */
export function unread(source: string, refusal: Refusal): FileContents {
  return { rows: 0, parts: [], squads: [], problems: [refusal.at(source, undefined, 'file')] };
}

function hasSeasonTitle(text: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    if (!line.startsWith('=')) return false;
    const read = readTextLine(line);
    return read.kind === 'title' && parseSeasonTitle(read.text) !== undefined;
  });
}

/** Returns true for a text of matches under dates, such as a file that lost its title. */
function hasDatedMatches(text: string): boolean {
  const kinds = text.split(/\r?\n/).map((line) => readTextLine(line).kind);
  return kinds.some((kind, index) => kind === 'match' && kinds[index - 1] === 'date');
}

function firstWordsOf(text: string): string {
  return (text.split(/[\r\n]/, 1)[0] ?? '').slice(0, 60);
}
