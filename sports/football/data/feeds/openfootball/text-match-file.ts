import type { LocalDay } from '#domain/time/local-day.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { FileContents } from './file-contents.ts';
import { parseGoalText } from './goal-list.ts';
import { dayOfHeading, type HeadingDate } from './heading-date.ts';
import { MatchCollector } from './match-collector.ts';
import { isTimeOfDay, type MatchLine } from './match-line.ts';
import { Refusal } from './refusal.ts';
import { type RoundHeadings, roundOf } from './round-names.ts';
import { parseSeasonTitle, type SeasonTitle, seasonOf, zoneOfTimes } from './season-title.ts';
import { readTextLine } from './text-line.ts';
import type { FindTournament } from './tournament-facts.ts';

/** Returns the matches of a Football.TXT match file. A line outside the format becomes a problem, and the rest is read. */
export function readTextMatchFile(source: string, text: string, tournamentOf: FindTournament): FileContents {
  const reader = new TextMatchReader(source, tournamentOf);
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const end = endOfParentheses(lines, index);
    reader.readLine(lines.slice(index, end + 1).join(' '), index + 1);
    index = end;
  }
  return reader.finish(lines.length);
}

/** Returns the index of the line that closes the parenthesis opened by the line at `index`: goals may run over several lines. */
function endOfParentheses(lines: readonly string[], index: number): number {
  if (lines[index]?.trimStart().startsWith('(') !== true) return index;
  let depth = 0;
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') break;
    depth += (line.match(/\(/g)?.length ?? 0) - (line.match(/\)/g)?.length ?? 0);
    if (depth <= 0) return at;
  }
  return index;
}

class TextMatchReader {
  readonly #tournamentOf: FindTournament;
  readonly #matches: MatchCollector;
  #expectedRows = 0;
  /** Undefined outside a season of the catalogue, whose matches are only counted. */
  #title: SeasonTitle | undefined;
  #headings: RoundHeadings = {};
  #round: Round | undefined;
  #afterMatchdays = false;
  #day: LocalDay | undefined;
  /** The last day read, for headings that leave the year out. */
  #lastDay: LocalDay | undefined;
  /** The last time under the present date; a blank column repeats it. */
  #time: string | undefined;
  #mayHaveGoals = false;

  constructor(source: string, tournamentOf: FindTournament) {
    this.#matches = new MatchCollector(source);
    this.#tournamentOf = tournamentOf;
  }

  readLine(text: string, row: number): void {
    const line = readTextLine(text);
    const followsMatch = this.#mayHaveGoals;
    this.#mayHaveGoals = false;
    switch (line.kind) {
      case 'blank':
        return;
      case 'match-count':
        this.#expectedRows += line.count;
        return;
      case 'title':
        this.#enterTitle(line.text, row);
        return;
      case 'section':
        this.#enterRound({ section: line.text }, row);
        return;
      case 'round':
        this.#enterRound({ ...this.#headings, round: line.text }, row);
        return;
      case 'date':
        this.#enterDate(line.date, row);
        return;
      case 'match':
        this.#addMatch(line.match, row);
        return;
      case 'goals':
        this.#addGoals(line.text, row, followsMatch);
        return;
      case 'unknown':
        this.#passUnknown(line.text, row, line.isIndented);
        return;
    }
  }

  finish(lastRow: number): FileContents {
    const { rows } = this.#matches;
    if (rows < this.#expectedRows) {
      this.#matches.refuse(new Refusal('truncated', 'Matches', `${rows} / ${this.#expectedRows}`), lastRow, 'file');
    }
    return this.#matches.contents();
  }

  #enterTitle(text: string, row: number): void {
    this.#title = undefined;
    this.#afterMatchdays = false;
    this.#lastDay = undefined;
    this.#enterRound({}, row);
    const title = parseSeasonTitle(text);
    if (title === undefined) {
      this.#matches.refuse(new Refusal('not-this-format', 'title', text), row, 'file');
      return;
    }
    const facts = this.#tournamentOf(title.title);
    const season = facts === undefined ? new Refusal('unknown-competition', 'title', title.title) : seasonOf(title, facts);
    if (facts === undefined || season instanceof Refusal) {
      if (season instanceof Refusal) this.#matches.refuse(season, row, 'file');
      return;
    }
    this.#title = title;
    this.#matches.begin({ facts: { ...facts, zone: zoneOfTimes(title, facts) }, season });
  }

  #enterRound(headings: RoundHeadings, row: number): void {
    const round = roundOf(headings, this.#afterMatchdays);
    if (round instanceof Refusal) this.#matches.refuse(round, row);
    this.#headings = headings;
    this.#round = round instanceof Refusal ? undefined : round;
    if (this.#round?.stage === 'matchday') this.#afterMatchdays = true;
    this.#day = undefined;
    this.#time = undefined;
  }

  #enterDate(date: HeadingDate, row: number): void {
    this.#day = undefined;
    this.#time = undefined;
    if (this.#title === undefined) return;
    const day = dayOfHeading(date, this.#title.firstYear, this.#title.overTwoYears, this.#lastDay);
    if (day instanceof Refusal) {
      this.#matches.refuse(day, row);
      return;
    }
    this.#day = day;
    this.#lastDay = day;
  }

  #addMatch(line: MatchLine | Refusal, row: number): void {
    this.#matches.rows += 1;
    if (line instanceof Refusal) {
      this.#time = undefined;
      this.#matches.refuse(line, row, 'match');
      return;
    }
    const time = line.time ?? this.#time;
    this.#time = time !== undefined && isTimeOfDay(time) ? time : undefined;
    if (this.#title === undefined) return;
    const { section = '', round = '' } = this.#headings;
    this.#mayHaveGoals = this.#matches.add({
      ...line,
      row,
      day: this.#day,
      ...(time === undefined ? {} : { time }),
      round: this.#round,
      heading: `${section} | ${round}`,
    });
  }

  #addGoals(text: string, row: number, followsMatch: boolean): void {
    const goals = text.endsWith(')') ? parseGoalText(text.slice(1, -1)) : new Refusal('not-this-format', 'goals', text);
    if (goals instanceof Refusal) this.#matches.refuse(goals, row);
    else if (followsMatch) this.#matches.addGoals(goals, row);
    else if (this.#title !== undefined) this.#matches.refuse(new Refusal('inconsistent', 'goals', text), row);
  }

  #passUnknown(text: string, row: number, isIndented: boolean): void {
    this.#matches.refuse(new Refusal('not-this-format', undefined, text), row, isIndented ? 'match' : undefined);
    if (isIndented) {
      this.#matches.rows += 1;
      return;
    }
    /* Flush left it may head another round, so that what follows is not of the round before. */
    this.#round = undefined;
  }
}
