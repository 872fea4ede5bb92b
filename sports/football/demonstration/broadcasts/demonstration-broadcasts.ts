import type { BroadcastRight } from '#data/broadcasts/broadcast-right.ts';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import { combineSeeds, createRandom, shuffle } from '#domain/chance/random.ts';

/** The channels of the demonstration; no real broadcaster has these names. */
const channels = [
  { channel: 'Orrery Sport', medium: 'television', access: 'subscription' },
  { channel: 'Tidewell', medium: 'television', access: 'free' },
  { channel: 'Vanewick+', medium: 'stream', access: 'account' },
  { channel: 'Marrowgate TV', medium: 'television', access: 'subscription' },
  { channel: 'Pellwater', medium: 'stream', access: 'subscription' },
  { channel: 'Quarrystone', medium: 'stream', access: 'free' },
] as const satisfies readonly Partial<BroadcastRight>[];

/** Max priority number of a competition that is shown in every country; the others are shown at home, and abroad by chance. */
const shownEverywhere = 12;
const shownAbroad = 0.3;

/** Returns the broadcast rights of the demonstration: a pure function of the catalogue and the seed, valid at all times. */
export function listDemonstrationBroadcasts(catalogue: Pick<Catalogue, 'countries'>, seed: number): BroadcastRight[] {
  const tournaments = catalogue.countries.flatMap(({ country, tournaments }) =>
    tournaments.map(({ slug, priority }) => ({ id: `${country.slug}.${slug}`, home: country.region.slice(0, 2), priority })),
  );
  return coveredCountries.flatMap((country) =>
    tournaments.flatMap(({ id, home, priority }) => {
      const random = createRandom(combineSeeds(combineSeeds(seed, `broadcasts ${country}`), id));
      const isShown = priority <= shownEverywhere || home === country || random.uniform() < shownAbroad;
      if (!isShown) return [];
      const chosen = shuffle(channels, random).slice(0, 1 + random.integer(3));
      return chosen.map((channel, index): BroadcastRight => {
        const extent = index === 0 && random.uniform() < 0.5 ? 'all' : 'some';
        return { ...channel, tournament: id, country, extent, ...always };
      });
    }),
  );
}

const always = { fromDay: '2000-01-01', toDay: '2099-12-31', source: 'demonstration', reviewedOn: '2000-01-01' } as const;
