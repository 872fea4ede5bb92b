import type { FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import { type LocalDay, momentOf } from '#domain/time/local-day.ts';
import type { Round } from '#domain/tournament/round.ts';
import { parseClub } from './club-text.ts';
import type { FileContents } from './file-contents.ts';
import { goalEvents, type ListedGoals } from './goal-list.ts';
import { isTimeOfDay } from './match-line.ts';
import { resultOf } from './match-result.ts';
import { Refusal } from './refusal.ts';
import type { ScoreParts } from './score-text.ts';
import type { TournamentFacts } from './tournament-facts.ts';
import { type PlacedMatch, withLegs } from './two-legs.ts';

/** A competition's season, which matches are added to. */
export interface SeasonFacts {
  readonly facts: TournamentFacts;
  readonly season: string;
}

/** A match as read from either format. */
export interface ReadMatch {
  readonly row: number;
  readonly day: LocalDay | undefined;
  /** `HH:MM` in the competition's zone. */
  readonly time?: string;
  readonly home: string;
  readonly away: string;
  readonly score?: ScoreParts;
  readonly note?: string;
  readonly venue?: { readonly name: string; readonly town: string };
  readonly round?: Round;
  /** The heading of the match, in the source's words. */
  readonly heading: string;
}

/** Collects the matches and the problems of one file. */
export class MatchCollector {
  rows = 0;
  readonly #source: string;
  readonly #problems: FeedProblem[] = [];
  readonly #parts: { readonly seasonFacts: SeasonFacts; readonly placed: PlacedMatch[] }[] = [];
  readonly #seen = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Adds a refusal to the problems. */
  refuse(refusal: Refusal, row?: number, loses?: FeedProblem['loses']): void {
    this.#problems.push(refusal.at(this.#source, row, loses));
  }

  /** Sets the season of the matches added from now on. */
  begin(seasonFacts: SeasonFacts): void {
    this.#parts.push({ seasonFacts, placed: [] });
  }

  /** Adds a match, or its refusal to the problems; returns true when the match was taken. */
  add(read: ReadMatch): boolean {
    const part = this.#parts.at(-1);
    if (part === undefined) return false;
    const match = feedMatch(read, part.seasonFacts);
    if (match instanceof Refusal) {
      this.refuse(match, read.row, 'match');
      return false;
    }
    const key = [match.tournamentId, match.season, read.day, read.home, read.away].join(' | ');
    if (this.#seen.has(key)) {
      this.refuse(new Refusal('duplicate-row', 'home', `${read.home} v ${read.away}`), read.row);
      return false;
    }
    this.#seen.add(key);
    part.placed.push({ match, heading: read.heading });
    return true;
  }

  /** Adds the goals of the match added last, when they add up to its score. */
  addGoals(goals: ListedGoals, row: number): void {
    const placed = this.#parts.at(-1)?.placed;
    const entry = placed?.pop();
    if (placed === undefined || entry === undefined) return;
    const { score } = entry.match;
    const events = score === undefined ? new Refusal('inconsistent', 'goals') : goalEvents(goals, score);
    if (events instanceof Refusal) this.refuse(events, row);
    placed.push(events instanceof Refusal ? entry : { ...entry, match: { ...entry.match, events } });
  }

  contents(): FileContents {
    const parts = this.#parts.map(({ seasonFacts, placed }) => ({ zone: seasonFacts.facts.zone, placed: withLegs(placed) }));
    return { rows: this.rows, parts, squads: [], problems: this.#problems };
  }
}

function feedMatch(read: ReadMatch, { facts, season }: SeasonFacts): FeedMatch | Refusal {
  if (read.day === undefined) return new Refusal('missing-value', 'date');
  const kickoff = kickoffOf(read.day, read.time, facts.zone);
  if (kickoff instanceof Refusal) return kickoff;
  const home = parseClub(read.home);
  const away = parseClub(read.away);
  if (read.home === read.away) return new Refusal('inconsistent', 'away', read.away);
  const result = resultOf(read.score, read.note);
  if (result instanceof Refusal) return result;
  return {
    row: read.row,
    tournamentId: facts.id,
    season,
    ...(read.round === undefined ? {} : { round: read.round }),
    home,
    away,
    kickoff,
    ...result,
    ...(read.venue === undefined ? {} : { venue: read.venue }),
    quotes: [],
  };
}

function kickoffOf(day: LocalDay, time: string | undefined, zone: string): Kickoff | Refusal {
  if (time === undefined) return { known: false, day };
  if (!isTimeOfDay(time)) return new Refusal('bad-time', 'time', time);
  return { known: true, utc: momentOf(day, time, zone) };
}
