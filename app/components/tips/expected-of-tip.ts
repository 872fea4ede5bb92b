import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { TwoSidedListedMatch, TwoSidedListedTip } from '#data/queries/two-sided/two-sided-match-list.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport, TwoSidedSport } from '#domain/sports/sport.ts';
import { expectedOutcome } from '#domain/tip/settle-tip.ts';
import { betOfTip, tipStateOf } from './tip-state.ts';

/**
 * Returns the outcome that is expected of an open tip of any sport by the present state of its match; undefined for a tip that is not open,
 * and while its outcome can still change.
 */
export function expectedOfTip(tip: LedgerTip): BetOutcome | undefined {
  const { match } = tip;
  if (match === null || tipStateOf(tip) !== 'open') return undefined;
  const rules = rulesOf<Sport>(sportOfTip(tip));
  return expectedOutcome(rules, betOfTip(tip), { status: match.status, play: rules.playOf(match), facts: match.facts ?? {} });
}

/** Returns the outcome that is expected of the tip of a listed match of a two-sided sport, as `expectedOfTip` does. */
export function expectedOfTwoSidedTip(
  tip: Pick<TwoSidedListedTip<TwoSidedSport>, 'bet' | 'state'>,
  { sport, play, facts, status }: Pick<TwoSidedListedMatch, 'sport' | 'play' | 'facts' | 'status'>,
): BetOutcome | undefined {
  if (tip.state !== 'open') return undefined;
  return expectedOutcome<Sport>(rulesOf<Sport>(sport), tip.bet, { status, play, facts });
}
