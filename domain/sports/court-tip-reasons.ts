import type { Side } from './pair.ts';
import type { CourtSport } from './sport.ts';
import type { FactorsOf } from './sport-types.ts';

type Fact =
  /** The matches that a side has won and lost of its last ten, or in two years on the surface. */
  | { readonly code: 'last-ten' | 'surface-record'; readonly side: 'home' | 'away'; readonly won: number; readonly lost: number }
  /** A side plays on the night after another game. */
  | { readonly code: 'back-to-back'; readonly side: 'home' | 'away' }
  /**
   * The chance by the ratings alone and the one by the odds without their margin, on which the tip rests: nearly the same, lower, higher. Tips from
   * before the odds had a name of their own have theirs as `blended`.
   */
  | { readonly code: 'market-agrees' | 'market-doubts' | 'market-surer'; readonly model: number; readonly odds: number }
  | { readonly code: 'market-agrees' | 'market-doubts' | 'market-surer'; readonly model: number; readonly blended: number };

/** A fact behind a tip on tennis or basketball; `supports` is false where it speaks against it. */
export type CourtReason = Fact & { readonly supports: boolean };

/** Ratings that differ from the odds by less than this agree with them. */
const agreement = 0.03;
/** The fewest results of which a record is told. */
const fewestResults = 5;

/**
 * Returns the reasons of a tip on a side: how the ratings see it, and what is known of both sides. On a total, of which no such fact tells, the ratings
 * alone.
 *
 * @param backed the side that the tip is on; undefined for a total
 */
export function courtTipReasons<Name extends CourtSport>(
  factors: FactorsOf<Name>,
  { backed, model, odds }: { readonly backed: Side | undefined; readonly model: number; readonly odds: number },
): CourtReason[] {
  const facts = backed === undefined ? [] : ([0, 1] as const).flatMap((side) => factsOf(factors, side, side === backed));
  const [supporting, against] = [facts.filter(({ supports }) => supports), facts.filter(({ supports }) => !supports)];
  return [...supporting, marketView(model, odds), ...against.slice(0, 1)];
}

function factsOf(factors: FactorsOf<CourtSport>, side: Side, isBacked: boolean): CourtReason[] {
  const named = side === 0 ? 'home' : 'away';
  const record = (code: 'last-ten' | 'surface-record', { won, lost }: { won: number; lost: number }): CourtReason[] => {
    const isGood = won > lost;
    return won + lost < fewestResults || won === lost ? [] : [{ code, side: named, won, lost, supports: isGood === isBacked }];
  };
  if ('players' in factors) {
    const { lastTen, onSurface } = factors.players[side];
    return [...record('surface-record', onSurface), ...record('last-ten', lastTen)];
  }
  const { lastTen, restDays } = factors.clubs[side];
  const tired: CourtReason[] = restDays === 1 ? [{ code: 'back-to-back', side: named, supports: !isBacked }] : [];
  return [...record('last-ten', lastTen), ...tired];
}

function marketView(model: number, odds: number): CourtReason {
  const gap = model - odds;
  const code = Math.abs(gap) < agreement ? 'market-agrees' : gap > 0 ? 'market-doubts' : 'market-surer';
  return { code, supports: code !== 'market-doubts', model, odds };
}
