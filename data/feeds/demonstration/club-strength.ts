import { combineSeeds, createRandom, hashText, sampleNormal } from '#domain/chance/random.ts';
import type { DemonstrationCatalogue, DemonstrationClub } from './demonstration-catalogue.ts';

/** Goals that either side may be expected to score in 90 minutes. */
export interface ExpectedGoals {
  readonly home: number;
  readonly away: number;
}

/** How good clubs are: by the tier of their league, and within it by a draw that belongs to the club. */
export class ClubStrengths {
  readonly #tiers = new Map<string, number>();
  readonly #ratings = new Map<string, { attack: number; defence: number }>();
  readonly #seed: number;

  constructor(catalogue: DemonstrationCatalogue, seed: number) {
    this.#seed = combineSeeds(seed, 'strength');
    for (const { type, tier, clubs } of catalogue.tournaments) {
      if (type !== 'league') continue;
      for (const { slug } of clubs) this.#tiers.set(slug, Math.min(tier ?? 1, this.#tiers.get(slug) ?? 9));
    }
  }

  /** Average sides score 1.5 at home and 1.2 away, as in Europe's leagues of the last twenty years. */
  expectedGoals(home: DemonstrationClub, away: DemonstrationClub, neutralVenue: boolean): ExpectedGoals {
    const host = this.#ratingOf(home.slug);
    const guest = this.#ratingOf(away.slug);
    const [homeBase, awayBase] = neutralVenue ? [1.34, 1.34] : [1.5, 1.18];
    return {
      home: bounded(homeBase * Math.exp(host.attack - guest.defence)),
      away: bounded(awayBase * Math.exp(guest.attack - host.defence)),
    };
  }

  #ratingOf(slug: string): { attack: number; defence: number } {
    let rating = this.#ratings.get(slug);
    if (rating === undefined) {
      const random = createRandom(combineSeeds(this.#seed, hashText(slug)));
      const class_ = -0.22 * ((this.#tiers.get(slug) ?? 1) - 1) + 0.17 * sampleNormal(random);
      rating = { attack: class_ + 0.1 * sampleNormal(random), defence: class_ + 0.1 * sampleNormal(random) };
      this.#ratings.set(slug, rating);
    }
    return rating;
  }
}

const bounded = (goals: number): number => Math.min(4.5, Math.max(0.25, goals));
