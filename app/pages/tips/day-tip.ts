import { expectedOfTip } from '#app/components/tips/expected-of-tip.ts';
import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip, tipStateOf } from '#app/components/tips/tip-state.ts';
import type { TipState } from '#app/i18n/words/outcome-words.ts';
import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import type { LedgerMatch, LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { PresentOffer } from '#data/queries/ledger/list-present-offers.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, ReasonOf } from '#domain/sports/sport-types.ts';

/** A tip as the day's list and its `_payload.json` show it: only the parts of the record that a row shows. */
export interface DayTip {
  readonly sequence: number;
  readonly sport: Sport;
  readonly bet: AnyBet;
  /** The id under which the match was recorded. */
  readonly matchId: number;
  readonly clubs: NamedSides;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** The match as stored now; null when it is no longer stored. */
  readonly match: Omit<LedgerMatch, 'play' | 'facts'> | null;
  readonly tournamentId: string;
  readonly competition: { readonly code: string; readonly region: string; readonly name: string } | null;
  readonly decimalOdds: number;
  readonly bookmaker: string;
  readonly probability: number;
  readonly expectedValue: number;
  readonly reliabilityLevel: number;
  readonly origin: TipOrigin;
  readonly state: TipState;
  /** Outcome of an open tip that its match has decided already, unless a goal is annulled; absent otherwise. */
  readonly expected?: BetOutcome;
  /** Null while the tip is open, and when it was withdrawn. */
  readonly profitUnits: number | null;
  /** The first reason for an open tip; absent afterwards. */
  readonly reason?: ReasonOf<Sport>;
  /** The present best price; absent when no licensed bookmaker has one, or the match has begun. */
  readonly now?: PresentOffer;
}

/** Returns a tip for the day's list. `bookmakers` are names by slug; `now` is the present offer for an open tip. */
export function toDayTip(tip: LedgerTip, bookmakers: ReadonlyMap<string, string>, now: PresentOffer | undefined): DayTip {
  const { sequence, matchId, kickoffUtc, kickoffKnown, match, tournamentId, tournament, decimalOdds, probability, expectedValue, origin } =
    tip;
  const expected = expectedOfTip(tip);
  const state = tipStateOf(tip);
  const reason = state === 'open' ? firstReason(tip) : undefined;
  return {
    sequence,
    sport: sportOfTip(tip),
    bet: betOfTip(tip),
    matchId,
    clubs: clubsOfTip(tip),
    kickoffUtc,
    kickoffKnown,
    match: match && withoutPlay(match),
    tournamentId,
    competition: tournament === null ? null : { code: tournament.countryCode, region: tournament.region, name: tournament.name },
    decimalOdds,
    bookmaker: bookmakers.get(tip.bookmaker) ?? tip.bookmaker,
    probability,
    expectedValue,
    reliabilityLevel: tip.reliabilityLevel,
    origin,
    state,
    profitUnits: tip.settlement?.profitUnits ?? null,
    ...(expected === undefined ? {} : { expected }),
    ...(reason === undefined ? {} : { reason }),
    ...(now === undefined ? {} : { now }),
  };
}

/** Returns the first supporting reason other than the expected goals, or the expected goals when there is no other. */
function firstReason({ reasons }: LedgerTip): ReasonOf<Sport> | undefined {
  const supporting = (reasons as readonly ReasonOf<Sport>[]).filter(({ supports }) => supports);
  return supporting.find(({ code }) => code !== 'goals-expected') ?? supporting[0];
}

function withoutPlay({ play: _, facts: __, ...match }: LedgerMatch): DayTip['match'] {
  return match;
}
