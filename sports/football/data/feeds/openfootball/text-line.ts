import { type HeadingDate, parseHeadingDate } from './heading-date.ts';
import { type MatchLine, parseMatchLine } from './match-line.ts';
import type { Refusal } from './refusal.ts';
import { namedRoundOf } from './round-names.ts';

/** A line of a Football.TXT match file. */
export type TextLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'match-count'; readonly count: number }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string }
  | { readonly kind: 'round'; readonly text: string }
  | { readonly kind: 'date'; readonly date: HeadingDate }
  | { readonly kind: 'goals'; readonly text: string }
  | { readonly kind: 'match'; readonly match: MatchLine | Refusal }
  | { readonly kind: 'unknown'; readonly text: string; readonly isIndented: boolean };

/** Returns the kind and content of a line. Comments begin with "#"; of them only "# Matches 380" is read. */
export function readTextLine(line: string): TextLine {
  const count = /^#\s*Matches\s+(\d+)\s*$/.exec(line);
  if (count !== null) return { kind: 'match-count', count: Number(count[1]) };
  const text = line.replace(/(?:^|\s)#.*$/, '').trim();
  if (text === '') return { kind: 'blank' };
  if (text.includes('\0')) return { kind: 'unknown', text, isIndented: /^\s/.test(line) };
  const heading = /^(?<mark>=+|[»▪]+)\s*(?<words>.*?)\s*=*$/u.exec(text)?.groups;
  if (heading?.mark !== undefined && heading.words !== undefined) {
    const kind = heading.mark === '=' ? 'title' : heading.mark.startsWith('=') ? 'section' : 'round';
    return { kind, text: heading.words };
  }
  if (text.startsWith('(')) return { kind: 'goals', text };
  const date = parseHeadingDate(text);
  if (date !== undefined) return { kind: 'date', date };
  if (namedRoundOf(text) !== undefined) return { kind: 'round', text };
  const match = parseMatchLine(text);
  if (match !== undefined) return { kind: 'match', match };
  return { kind: 'unknown', text, isIndented: /^\s/.test(line) };
}
