import type { LocalDay } from '#domain/time/local-day.ts';
import type { NewsSpan } from './due-news.ts';
import type { NewsFacts } from './news-facts.ts';

/**
 * Returns the first and the last day on which the matches of an article were or will be played; for articles from before days were stored,
 * those of its week. Undefined for articles without single matches.
 */
export function daysOfNews(facts: NewsFacts): NewsSpan | undefined {
  switch (facts.kind) {
    case 'round-review':
    case 'weekend-ahead':
      return spanOf(facts);
    case 'season-race':
    case 'month-of-tips':
      return undefined;
  }
}

function spanOf({ from, to, matches }: NewsSpan & { readonly matches: readonly { readonly day?: LocalDay }[] }): NewsSpan {
  const days = matches.flatMap(({ day }) => day ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined || days.length < matches.length ? { from, to } : { from: first, to: last };
}
