import { fullName, type InventedNames } from '#demonstration/people/invented-names.ts';
import { combineSeeds, createRandom, hashText, type Random, shuffle, uniformOf } from '#domain/chance/random.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { BasketballClub, BasketballCompetition } from '../data/catalogue/basketball-catalogue.ts';

const players = 10;
const highestNumber = 35;

/** The shirt numbers of a club's players, and the random numbers that more facts of them are drawn from. */
export interface ShirtNumbers {
  readonly shirtNumbers: readonly number[];
  readonly lasting: Random;
}

/** Returns the shirt numbers of the ten players of a club, always the same. */
export function shirtNumbersOf(slug: string): ShirtNumbers {
  const lasting = createRandom(combineSeeds(hashText(slug), 'roster'));
  const numbers = Array.from({ length: highestNumber + 1 }, (_, number) => number);
  return { shirtNumbers: shuffle(numbers, lasting).slice(0, players), lasting };
}

/** The names of a competition's players by the club's slug and the shirt number. */
export type RosterNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Returns names for the players of a competition; in a club no two have the same family name. */
export function nameRosters({ clubs }: Pick<BasketballCompetition, 'clubs'>, names: InventedNames): RosterNames {
  return new Map(
    clubs.map((club) => {
      const families = new Set<string>();
      const named = shirtNumbersOf(club.slug).shirtNumbers.map((shirtNumber) => {
        const id = `${club.slug}-${shirtNumber}`;
        const name = names.nameOf(
          { id, country: passportOf(club, hashText(id)), gender: 'men' },
          ({ family }) => !families.has(foldName(family)),
        );
        families.add(foldName(name.family));
        return [shirtNumber, fullName(name)] as const;
      });
      return [club.slug, new Map(named)];
    }),
  );
}

/** Share of players from the country of the club; in the NBA, whose clubs have none, of Americans. */
const homeShares = { nba: 0.76, europe: 0.45 };
const americanShare = 0.5;
const origins =
  'canada france serbia australia germany croatia slovenia spain greece lithuania nigeria cameroon senegal turkey italy'.split(' ');

function passportOf({ country }: BasketballClub, seed: number): string {
  const [home, share] = country === undefined ? ['usa', homeShares.nba] : [country, country === 'uae' ? 0 : homeShares.europe];
  if (uniformOf(combineSeeds(seed, 'is at home')) < share) return home;
  if (country !== undefined && uniformOf(combineSeeds(seed, 'is American')) < americanShare) return 'usa';
  return origins[Math.floor(uniformOf(combineSeeds(seed, 'origin')) * origins.length)] as string;
}
