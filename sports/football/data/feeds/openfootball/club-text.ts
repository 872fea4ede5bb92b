import type { FeedClub } from '#data/feeds/feed.ts';
import { countrySlugOf } from './country-codes.ts';
import { Refusal } from './refusal.ts';

const withCode = /^(?<name>.*\S)\s+\((?<code>[A-Z]{3})\)$/;

/** Reads "Burnley FC", or "Manchester City FC (ENG)" whose code names the country; refuses an unknown code. */
export function parseClub(text: string, field: 'home' | 'away'): FeedClub | Refusal {
  const groups = withCode.exec(text)?.groups;
  if (groups?.name === undefined || groups.code === undefined) return { name: text };
  const country = countrySlugOf(groups.code);
  return country === undefined ? new Refusal('unknown-club', field, text) : { name: groups.name, country };
}
