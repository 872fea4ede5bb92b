import { affiliateBookmakers, type BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';

/** The sports whose pages link to bookmakers. */
export const linkSports = ['soccer', 'tennis'] as const;
export type LinkSport = (typeof linkSports)[number];

/** The places of links on the site; an operator may have a separate address for each. */
export const placements = [
  'livestream',
  'rightbanner',
  'claimbonus',
  'hbanner',
  'featured-odds',
  'littlebanner',
  'prediction',
  'supercup-br',
  'supercup-de',
] as const;
export type Placement = (typeof placements)[number];

/** A link of the site that leads to a bookmaker. A sport is only named together with a placement. */
export interface BookmakerLink {
  readonly bookmaker: BookmakerId;
  readonly sport?: LinkSport | undefined;
  readonly placement?: Placement | undefined;
}

const oneOf = (words: readonly string[]) => words.join('|');
const bookmakers = oneOf(affiliateBookmakers.map(({ id }) => id));
const gotoPath = new RegExp(`^/goto/(?<bookmaker>${bookmakers})(?:/(?<placement>${oneOf(placements)}))?$`);
const marketPath = new RegExp(`^/market/(?<bookmaker>${bookmakers})/(?<sport>${oneOf(linkSports)})/(?<placement>${oneOf(placements)})$`);

/**
 * Returns the link of `/goto/{bookmaker}`, `/goto/{bookmaker}/{placement}` or `/market/{bookmaker}/{sport}/{placement}`, a path without its
 * language, exactly as received, nothing decoded; undefined for every other text.
 */
export function readBookmakerLink(path: string): BookmakerLink | undefined {
  const found = (gotoPath.exec(path) ?? marketPath.exec(path))?.groups;
  return found === undefined ? undefined : (found as unknown as BookmakerLink);
}

/**
 * Returns the path of a link, without its language.
 *
 * @throws RangeError for a sport without a placement, for which there is no address
 */
export function bookmakerLinkPath({ bookmaker, sport, placement }: BookmakerLink): string {
  if (sport === undefined) return placement === undefined ? `/goto/${bookmaker}` : `/goto/${bookmaker}/${placement}`;
  if (placement === undefined) throw new RangeError(`a link of ${sport} needs a placement`);
  return `/market/${bookmaker}/${sport}/${placement}`;
}
