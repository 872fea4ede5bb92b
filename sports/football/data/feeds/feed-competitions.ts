import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { FileFeed } from '#data/feeds/feed.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { Competitions } from './football-data/match-file.ts';
import type { FindTournament } from './openfootball/tournament-facts.ts';

/** The catalogue's competitions by their names in the feeds of files. */
export interface FeedCompetitions {
  readonly footballData: Competitions & { readonly codes: readonly string[] };
  readonly openfootball: FindTournament;
}

/** Returns the competitions of a catalogue by their names in the feeds of files. */
export function feedCompetitions({ countries }: Catalogue): FeedCompetitions {
  const facts = new Map(
    countries.flatMap(({ country, tournaments }) =>
      tournaments.map(({ slug, season, feeds }) => {
        const id: string = `${country.slug}.${slug}`;
        return [id, { id, zone: country.zone, seasonKind: season, feeds }] as const;
      }),
    ),
  );
  const idsByName = (feed: FileFeed) =>
    new Map([...facts.values()].flatMap(({ id, feeds }) => (feeds?.[feed] ?? []).map((name) => [name, id] as const)));
  const footballData = idsByName('football-data');
  const openfootball = new Map([...idsByName('openfootball')].map(([title, id]) => [foldName(title), id] as const));
  return {
    footballData: {
      codes: [...footballData.keys()],
      tournamentOf: (code) => footballData.get(code),
      seasonKindOf: (id) => facts.get(id)?.seasonKind ?? 'autumn-spring',
    },
    openfootball: (title) => {
      const id = openfootball.get(foldName(title));
      return id === undefined ? undefined : facts.get(id);
    },
  };
}
