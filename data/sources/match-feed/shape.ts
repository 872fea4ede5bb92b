import type { FeedCompetition, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import type { SeasonKind } from '#data/feeds/season-label.ts';
import type { NumberedCompetitions } from '../numbered-competitions.ts';
import type { XmlElement } from './parse-xml.ts';

/** Problem with an element, at its line. */
export type ElementProblem = Omit<FeedProblem, 'source'>;

/** Matches of a text, with the number of its match elements, and the problems with them. */
export interface ShapeContent {
  readonly rows: number;
  readonly matches: readonly FeedMatch[];
  readonly problems: readonly ElementProblem[];
  /** Competitions that the text describes completely enough to be added. */
  readonly competitions?: readonly FeedCompetition[];
}

/** Competition of the catalogue with its name in a foreign shape, `oxip:292`. */
export interface MatchFeedLeague {
  readonly tournamentId: string;
  readonly name: string;
  readonly season: SeasonKind;
}

export interface ShapeContext {
  readonly now: Date;
  /** Ids of the catalogue's competitions, which the site's own format uses. */
  readonly tournamentIds: ReadonlySet<string>;
  /** Stored competitions by the numbers of the site's own format, `tips.example/1200`. */
  readonly numbered: NumberedCompetitions;
  /** Competitions by their names in foreign shapes. */
  readonly leagues: ReadonlyMap<string, MatchFeedLeague>;
}

/** Returns the matches of a text of one shape, given its root element. */
export type ReadShape = (root: XmlElement, context: ShapeContext) => ShapeContent;
