import { fullName, type Gender, type InventedName, type InventedNames } from '#demonstration/people/invented-names.ts';
import { isNameOfRealPlayer } from '#demonstration/people/real-names.ts';
import { combineSeeds, createRandom, hashText, sampleNormal, shuffle } from '#domain/chance/random.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';
import { type Surface, surfaces, type Tour } from '../domain/tennis-event.ts';

/** A player of the demonstration, with an invented name. */
export interface TourPlayer {
  /** `esp-3-atp`; the player's strength is drawn from it, independently of the name. */
  readonly id: string;
  readonly slug: string;
  /** `Jakub Dvořák`, in every language. */
  readonly name: string;
  /** `J. Dvořák`. */
  readonly rowName: string;
  /** `Dvořák`; unique on the tour, since prose has no first names. */
  readonly shortName: string;
  /** The three letters of the country on a scoreboard. */
  readonly nation: string;
  /** The slug in the catalogue's countries; undefined for a country without one. */
  readonly country: string | undefined;
  /** The place in the order of lasting strength, from 1. */
  readonly place: number;
}

/** The countries that share the names of another country in `namesByCountry`. */
const namesElsewhere: Readonly<Record<string, string>> = { GBR: 'england', CAN: 'canada' };
const maxShortLetters = 12;

/** Countries with their slugs and their numbers of players on the tours: about as many as among the best hundred of 2023. */
const countries: readonly (readonly [code: string, slug: string | undefined, players: Readonly<Record<Tour, number>>])[] = [
  ['USA', 'usa', { atp: 13, wta: 16 }],
  ['FRA', 'france', { atp: 12, wta: 5 }],
  ['ARG', 'argentina', { atp: 9, wta: 2 }],
  ['ITA', 'italy', { atp: 9, wta: 6 }],
  ['AUS', 'australia', { atp: 9, wta: 4 }],
  ['ESP', 'spain', { atp: 8, wta: 5 }],
  ['GER', 'germany', { atp: 6, wta: 5 }],
  ['CZE', 'czechia', { atp: 4, wta: 10 }],
  ['SRB', 'serbia', { atp: 5, wta: 2 }],
  ['GBR', undefined, { atp: 4, wta: 4 }],
  ['UKR', 'ukraine', { atp: 1, wta: 6 }],
  ['ROU', 'romania', { atp: 1, wta: 6 }],
  ['POL', 'poland', { atp: 2, wta: 4 }],
  ['CHN', 'china', { atp: 3, wta: 7 }],
  ['GRE', 'greece', { atp: 2, wta: 3 }],
  ['BRA', 'brazil', { atp: 3, wta: 2 }],
  ['NED', 'netherlands', { atp: 3, wta: 2 }],
  ['BEL', 'belgium', { atp: 1, wta: 3 }],
  ['CAN', undefined, { atp: 1, wta: 4 }],
];

const genders: Readonly<Record<Tour, Gender>> = { atp: 'men', wta: 'women' };
const surfaceSpread = 0.25;
const seasonSpread = 0.3;
/** Logits by which a player is better than one with e times the place, as in `rankSlope` of the site's own ratings. */
const placeSlope = 0.75;

/** The players of a tour and their strengths, in logits of a match over three sets. */
export class TourPlayers {
  readonly all: readonly TourPlayer[];
  readonly #seed: number;
  readonly #offsets = new Map<TourPlayer, ReadonlyMap<Surface, number>>();
  readonly #ranks = new Map<number, ReadonlyMap<TourPlayer, number>>();

  /** @param names the sport's names, so that no player on the other tour has the same one */
  constructor(tour: Tour, seed: number, names: InventedNames) {
    this.#seed = combineSeeds(seed, tour);
    const passports = shuffle(
      countries.flatMap(([code, slug, players]) => Array.from({ length: players[tour] }, () => [code, slug] as const)),
      createRandom(this.#seed),
    );
    const numbers = new Map<string, number>();
    const families = new Set<string>();
    this.all = passports.map(([nation, country], index) => {
      const number = (numbers.get(nation) ?? 0) + 1;
      numbers.set(nation, number);
      const id = `${nation.toLowerCase()}-${number}-${tour}`;
      const person = { id, country: country ?? (namesElsewhere[nation] as string), gender: genders[tour] };
      const name = names.nameOf(
        person,
        (tried) => tried.family.length <= maxShortLetters && !families.has(foldName(tried.family)) && !isNameOfRealPlayer(rowNameOf(tried)),
      );
      families.add(foldName(name.family));
      const full = fullName(name);
      return { id, slug: toSlug(full), name: full, rowName: rowNameOf(name), shortName: name.family, nation, country, place: index + 1 };
    });
  }

  /** Returns the strength of a player on a surface in a season. */
  strengthOf(player: TourPlayer, surface: Surface, year: number): number {
    let offsets = this.#offsets.get(player);
    if (offsets === undefined) {
      const random = createRandom(combineSeeds(this.#seed, hashText(player.id)));
      offsets = new Map(surfaces.map((each) => [each, surfaceSpread * sampleNormal(random)]));
      this.#offsets.set(player, offsets);
    }
    return this.#levelOf(player, year) + (offsets.get(surface) ?? 0);
  }

  /** Returns the places of all players in the ranking of a season, which follows their strength in the season before. */
  ranksOf(year: number): ReadonlyMap<TourPlayer, number> {
    let ranks = this.#ranks.get(year);
    if (ranks === undefined) {
      const ordered = [...this.all].sort((one, other) => this.#levelOf(other, year - 1) - this.#levelOf(one, year - 1));
      ranks = new Map(ordered.map((player, index) => [player, index + 1]));
      this.#ranks.set(year, ranks);
    }
    return ranks;
  }

  #levelOf(player: TourPlayer, year: number): number {
    const random = createRandom(combineSeeds(combineSeeds(this.#seed, player.id), year));
    return -placeSlope * Math.log(player.place / this.all.length) + seasonSpread * sampleNormal(random);
  }
}

function rowNameOf({ given, family }: InventedName): string {
  return `${given.charAt(0)}. ${family}`;
}
