import type { FeedClub } from '#data/feeds/feed.ts';
import { countrySlugOf } from './country-codes.ts';

const withCode = /^(?<name>.*\S)\s+\((?<code>[A-Z]{3})\)$/;

/** Returns the club of "Burnley FC", or of "Manchester City FC (ENG)" whose code names the country; an unknown code is ignored. */
export function parseClub(text: string): FeedClub {
  const groups = withCode.exec(text)?.groups;
  if (groups?.name === undefined || groups.code === undefined) return { name: text };
  const country = countrySlugOf(groups.code);
  return country === undefined ? { name: groups.name } : { name: groups.name, country };
}
