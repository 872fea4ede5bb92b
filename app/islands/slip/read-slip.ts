import type { StoredSlip } from '#app/stores/slip.ts';
import { accumulatorOf } from '#domain/slip/accumulator.ts';
import { parseLegKey } from '#domain/slip/leg-key.ts';
import { returnsOfAccumulator, returnsOfSingles, type SlipReturns } from '#domain/slip/returns.ts';
import type { SlipLeg } from '#domain/slip/slip-leg.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import type { PricedLeg, SlipLookUp } from './slip-look-up.ts';

/** A selection as the slip shows it. */
export interface ShownLeg {
  readonly key: string;
  readonly bet: AnyBet;
  readonly addedOdds: number;
  /** The API's answer; undefined until the first one. */
  readonly priced: PricedLeg | undefined;
  /** True when it counts: its match is to come and a bookmaker has a price for it. Before the first answer the earlier price counts. */
  readonly counts: boolean;
}

/** A slip with its sums. Selections that are no longer available are shown but not counted. */
export interface ShownSlip {
  readonly legs: readonly ShownLeg[];
  readonly counted: readonly SlipLeg[];
  readonly singles: boolean;
  readonly combined: ReturnType<typeof accumulatorOf>;
  readonly returns: SlipReturns;
}

/** Returns the stored slip with the API's answers, its combined price and chance, and its returns. */
export function readSlip({ legs, mode, stakeUnits }: StoredSlip, known: SlipLookUp): ShownSlip {
  const shown = legs.flatMap(({ key, decimalOdds }): ShownLeg[] => {
    const choice = parseLegKey(key);
    if (choice === undefined) return [];
    const priced = known.legs.get(key);
    const counts = priced === undefined || (priced.state === 'open' && priced.decimal_odds !== null);
    return [{ key, bet: choice.bet, addedOdds: decimalOdds, priced, counts }];
  });
  const counted = shown.filter(({ counts }) => counts).map(toSlipLeg);
  const singles = mode === 'singles' && counted.length > 1;
  return {
    legs: shown,
    counted,
    singles,
    combined: accumulatorOf(counted),
    returns: singles ? returnsOfSingles(counted, stakeUnits) : returnsOfAccumulator(counted, stakeUnits),
  };
}

/** Returns a selection for the sums, by the present number of its match: a former and the present number are one match. */
function toSlipLeg({ key, bet, addedOdds, priced }: ShownLeg): SlipLeg {
  const matchId = priced?.match_id ?? (parseLegKey(key)?.matchId as number);
  return { matchId, bet, decimalOdds: priced?.decimal_odds ?? addedOdds, probability: priced?.probability ?? undefined };
}
