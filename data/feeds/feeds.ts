import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { Feed, FileFeed } from './feed.ts';
import { createFootballDataFeed } from './football-data/football-data-feed.ts';
import { createOpenfootballFeed } from './openfootball/openfootball-feed.ts';

/** Returns every feed of files that the site can read, made for a catalogue. A new one is a folder beside this file and a line here. */
export function createFeeds(catalogue: Catalogue): Readonly<Record<FileFeed, Feed>> {
  const facts = new Map(
    catalogue.countries.flatMap(({ country, tournaments }) =>
      tournaments.map(
        (tournament) =>
          [
            `${country.slug}.${tournament.slug}` as string,
            { id: `${country.slug}.${tournament.slug}`, zone: country.zone, seasonKind: tournament.season, feeds: tournament.feeds },
          ] as const,
      ),
    ),
  );
  const idByName = (feed: FileFeed) =>
    new Map([...facts.values()].flatMap(({ id, feeds }) => (feeds?.[feed] ?? []).map((name) => [name, id] as const)));
  const footballData = idByName('football-data');
  const openfootball = idByName('openfootball');
  return {
    'football-data': createFootballDataFeed(
      (code) => footballData.get(code),
      (id) => facts.get(id)?.seasonKind ?? 'autumn-spring',
    ),
    openfootball: createOpenfootballFeed((title) => {
      const id = openfootball.get(title);
      return id === undefined ? undefined : facts.get(id);
    }),
  };
}
