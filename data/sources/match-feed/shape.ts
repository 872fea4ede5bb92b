import type { FeedCompetition, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import type { SeasonKind } from '#data/feeds/season-label.ts';
import type { NumberedCompetitions } from '../numbered-competitions.ts';
import type { XmlElement } from './parse-xml.ts';

/** A fault in an element, at its line. */
export type Doubt = Omit<FeedProblem, 'source'>;

/** The matches of a text, with the number of elements that were to be matches, and what could not be read of them. */
export interface ShapeContent {
  readonly rows: number;
  readonly matches: readonly FeedMatch[];
  readonly doubts: readonly Doubt[];
  /** The competitions that the text describes so that they can be added. */
  readonly competitions?: readonly FeedCompetition[];
}

/** A competition of the catalogue and what a foreign shape calls it, `oxip:292`. */
export interface MatchFeedLeague {
  readonly tournamentId: string;
  readonly name: string;
  readonly season: SeasonKind;
}

export interface ShapeContext {
  readonly now: Date;
  /** The catalogue's competitions by their ids, which the site's own format uses. */
  readonly tournamentIds: ReadonlySet<string>;
  /** The competitions by the numbers of the site's own format, `tips.example/1200`, once they are stored. */
  readonly numbered: NumberedCompetitions;
  /** The competitions by what foreign shapes call them. */
  readonly leagues: ReadonlyMap<string, MatchFeedLeague>;
}

/** Reads the matches of a text of one shape, whose root element it is given. */
export type ReadShape = (root: XmlElement, context: ShapeContext) => ShapeContent;
