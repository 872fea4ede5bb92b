import type { Side } from '#domain/sports/pair.ts';
import { type OddsReason, oddsReason } from '#domain/tip/odds-reason.ts';
import type { WonAndLost } from './side-history.ts';

/** A fact about a side; `home` is the side named first. */
type SideFact =
  /** The matches that it won and lost of its last ten, or in two years on the surface. */
  | { readonly code: 'last-ten' | 'surface-record'; readonly side: 'home' | 'away'; readonly won: number; readonly lost: number }
  /** It plays on the night after another game. */
  | { readonly code: 'back-to-back'; readonly side: 'home' | 'away' };

/** A fact behind a tip; `supports` is false when it speaks against the tip. */
export type SideReason = (SideFact & { readonly supports: boolean }) | OddsReason;

/** A fact about a side, with `isGood` true when it favours the side. */
export interface WeighedFact {
  readonly fact: SideFact;
  readonly isGood: boolean;
}

/** Min results of a record that is given as a reason. */
const minResults = 5;

/**
 * Returns the reasons of a tip: the facts about the sides that support it, the odds compared with the ratings, and at most one fact against it. On a
 * total, for which there are no such facts, the odds compared with the ratings alone.
 *
 * @param backed the side that the tip is on; undefined for a total
 * @param factsOf the facts about a side
 */
export function sideReasons(
  backed: Side | undefined,
  { model, odds }: { readonly model: number; readonly odds: number },
  factsOf: (side: Side) => readonly WeighedFact[],
): SideReason[] {
  const facts =
    backed === undefined ? [] : ([0, 1] as const).flatMap((side) => factsOf(side).map((fact) => toReason(fact, side === backed)));
  const [supporting, against] = [facts.filter(({ supports }) => supports), facts.filter(({ supports }) => !supports)];
  return [...supporting, oddsReason(model, odds), ...against.slice(0, 1)];
}

function toReason({ fact, isGood }: WeighedFact, isBacked: boolean): SideReason {
  return { ...fact, supports: isGood === isBacked };
}

/** Returns a record of results as a fact about a side; none when it is small or level. */
export function recordFact(code: 'last-ten' | 'surface-record', side: Side, { won, lost }: WonAndLost): WeighedFact[] {
  if (won + lost < minResults || won === lost) return [];
  return [{ fact: { code, side: nameOfSide(side), won, lost }, isGood: won > lost }];
}

/** Returns the name of a side in reasons. */
export function nameOfSide(side: Side): 'home' | 'away' {
  return side === 0 ? 'home' : 'away';
}
