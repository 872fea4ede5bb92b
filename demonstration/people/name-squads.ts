import { combineSeeds, createRandom, hashText } from '#domain/chance/random.ts';
import type { DemonstrationCatalogue } from '#sports/football/demonstration/catalogue/demonstration-catalogue.ts';
import { type SquadMember, squadOf } from '#sports/football/demonstration/clubs/squads.ts';
import { fullName, InventedNames } from './invented-names.ts';
import { type Employer, passportOf } from './passports.ts';

/** Returns the squads of all clubs by their slugs. No two players have the same name, and no two players of a club the same family name. */
export function nameSquads(catalogue: DemonstrationCatalogue, seed: number): ReadonlyMap<string, readonly SquadMember[]> {
  const names = new InventedNames();
  const clubs = [...employersOf(catalogue)].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    clubs.map(([slug, employer]) => {
      const families = new Set<string>();
      const named = squadOf(combineSeeds(seed, hashText(slug))).map((member) => {
        const externalId = `${slug}-${member.shirtNumber}`;
        const ownSeed = combineSeeds(seed, externalId);
        const passport = { id: externalId, country: passportOf(employer, ownSeed), gender: employer.gender };
        const name = names.nameOf(passport, ({ family }) => !families.has(family));
        families.add(name.family);
        return { ...member, externalId, name: fullName(name), birthDate: birthDateOf(member, ownSeed) };
      });
      return [slug, named];
    }),
  );
}

/** Returns the facts of each club as an employer, by its slug. */
function employersOf({ tournaments }: DemonstrationCatalogue): ReadonlyMap<string, Employer> {
  const employers = new Map<string, Employer>();
  for (const { clubs, gender, tier = 1, type } of tournaments.toSorted((one, other) => rankOf(one.type) - rankOf(other.type))) {
    for (const { slug, country } of clubs) {
      if (!employers.has(slug)) employers.set(slug, { country, gender, tier: type === 'league' ? tier : 1 });
    }
  }
  return employers;
}

/** Returns the order in which competitions are read: leagues, whose tier counts, before cups. */
const rankOf = (type: 'league' | 'cup') => (type === 'league' ? 0 : 1);

const dayMs = 86_400_000;
const [oldest, youngest] = [Date.UTC(1989, 0, 1), Date.UTC(2009, 0, 1)];
const goalkeepersEarlierMs = 700 * dayMs;

/** Returns a day of birth, with most players in their twenties and goalkeepers a little older. */
function birthDateOf({ position }: SquadMember, seed: number): string {
  const random = createRandom(combineSeeds(seed, 'birth'));
  const drawn = oldest + ((youngest - oldest) * (random.uniform() + random.uniform())) / 2;
  return new Date(drawn - (position === 'goalkeeper' ? goalkeepersEarlierMs : 0)).toISOString().slice(0, 10);
}
