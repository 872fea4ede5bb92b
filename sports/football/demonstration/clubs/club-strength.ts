import { combineSeeds, createRandom, hashText, sampleNormal } from '#domain/chance/random.ts';
import type { DemonstrationCatalogue, DemonstrationClub } from '../catalogue/demonstration-catalogue.ts';
import { type Renown, renownOf } from './renown.ts';

/** The expected goals of both sides in 90 minutes. */
export interface ExpectedGoals {
  readonly home: number;
  readonly away: number;
}

/** The strength of a club in scoring and in defending, as logarithms of its ratio to an average club of a top league. */
interface Rating {
  readonly attack: number;
  readonly defence: number;
}

/** The loss of a club in attack and in defence for each tier that its league is lower. */
const tierStep = 0.4;
/** The advantage of a renowned club over the others of its league, in attack and in defence. */
const renownStep: Readonly<Record<Renown, number>> = { giants: 0.4, strong: 0.17 };
/** The spread in class between clubs of one league beside their renown, and a smaller one separately in attack and defence. */
const classSpread = 0.11;
const sideSpread = 0.08;
/** The spread of strengths in a league without renowned clubs, where chance alone separates them. */
const unknownSpread = 0.18;
/** Number of days in which a club's form changes to an unrelated level. */
const formDays = 150;
const formSpread = 0.08;

/**
 * The strengths of clubs: by the tier of their league, within it by their renown and a random draw that belongs to the club, and by a form
 * that changes slowly.
 */
export class ClubStrengths {
  readonly #tiers = new Map<string, number>();
  /** The average strength of a league above that of a club without renown, by the club's slug. */
  readonly #levels = new Map<string, number>();
  readonly #lasting = new Map<string, Rating>();
  readonly #forms = new Map<string, Map<number, Rating>>();
  readonly #seed: number;

  constructor(catalogue: DemonstrationCatalogue, seed: number) {
    this.#seed = combineSeeds(seed, 'strength');
    for (const { type, tier, clubs } of catalogue.tournaments) {
      if (type !== 'league') continue;
      const level = clubs.reduce((sum, { slug }) => sum + renownOfClub(slug), 0) / clubs.length;
      for (const { slug } of clubs) {
        this.#tiers.set(slug, Math.min(tier ?? 1, this.#tiers.get(slug) ?? 9));
        this.#levels.set(slug, level);
      }
    }
  }

  /**
   * Returns the expected goals of both sides. Average sides score 1.5 at home and 1.2 away, as in Europe's leagues of the last twenty
   * years.
   *
   * @param day days since 1970-01-01
   */
  expectedGoals(home: DemonstrationClub, away: DemonstrationClub, day: number, neutralVenue: boolean): ExpectedGoals {
    const host = this.#ratingOf(home.slug, day);
    const guest = this.#ratingOf(away.slug, day);
    const [homeBase, awayBase] = neutralVenue ? [1.34, 1.34] : [1.5, 1.18];
    return {
      home: bounded(homeBase * Math.exp(host.attack - guest.defence)),
      away: bounded(awayBase * Math.exp(guest.attack - host.defence)),
    };
  }

  #ratingOf(slug: string, day: number): Rating {
    const { attack, defence } = this.#lastingOf(slug);
    const turn = Math.floor(day / formDays);
    const later = day / formDays - turn;
    const [before, after] = [this.#formAt(slug, turn), this.#formAt(slug, turn + 1)];
    return {
      attack: attack + before.attack * (1 - later) + after.attack * later,
      defence: defence + before.defence * (1 - later) + after.defence * later,
    };
  }

  #lastingOf(slug: string): Rating {
    let rating = this.#lasting.get(slug);
    if (rating === undefined) {
      const random = createRandom(combineSeeds(this.#seed, hashText(slug)));
      const level = this.#levels.get(slug) ?? 0;
      const ofLeague = -tierStep * ((this.#tiers.get(slug) ?? 1) - 1);
      const class_ = ofLeague + renownOfClub(slug) - level + (level === 0 ? unknownSpread : classSpread) * sampleNormal(random);
      rating = { attack: class_ + sideSpread * sampleNormal(random), defence: class_ + sideSpread * sampleNormal(random) };
      this.#lasting.set(slug, rating);
    }
    return rating;
  }

  #formAt(slug: string, turn: number): Rating {
    let ofClub = this.#forms.get(slug);
    if (ofClub === undefined) {
      ofClub = new Map();
      this.#forms.set(slug, ofClub);
    }
    let form = ofClub.get(turn);
    if (form === undefined) {
      const random = createRandom(combineSeeds(combineSeeds(this.#seed, hashText(slug)), turn));
      form = { attack: formSpread * sampleNormal(random), defence: formSpread * sampleNormal(random) };
      ofClub.set(turn, form);
    }
    return form;
  }
}

function renownOfClub(slug: string): number {
  const renown = renownOf(slug);
  return renown === undefined ? 0 : renownStep[renown];
}

const bounded = (goals: number): number => Math.min(4.5, Math.max(0.2, goals));
