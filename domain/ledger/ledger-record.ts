import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { firstSport, type Sport, type TwoSidedSport } from '#domain/sports/sport.ts';
import type { BetOf, ForecastOf, PlayOf } from '#domain/sports/sport-types.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The kinds of records in the ledger. No record is ever changed: a withdrawal or settlement of a tip is a separate record. */
export const ledgerKinds = ['tip', 'withdrawal', 'settlement', 'model', 'predictions'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * The circumstances in which a tip was recorded: in real time (`live`), in the time of a site whose clock was set to another time
 * (`clock-set`), or later, by replaying the past (`reconstructed`).
 */
export const tipOrigins = ['live', 'clock-set', 'reconstructed'] as const;
export type TipOrigin = (typeof tipOrigins)[number];

/**
 * Returns true when a tip must be marked as computed afterwards. A tip recorded under a set clock needs no mark while the clock is set,
 * since the site then states that once for all its pages.
 */
export function isComputedAfterwards(origin: TipOrigin, clockIsSet: boolean): boolean {
  return origin === 'reconstructed' || (origin === 'clock-set' && !clockIsSet);
}

/** The reasons for which a tip is withdrawn: its match was postponed, or is no longer in any feed. */
export const withdrawalReasons = ['postponed', 'fixture-gone'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

export const betOutcomes = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const satisfies readonly BetOutcome[];

/** A reason of a tip as it is recorded: a code with the figures that it names. */
interface RecordedReason {
  readonly code: string;
  readonly [figure: string]: string | number | boolean;
}

/** The fields of a tip that every sport records: the match as it was then, since it may be merged, renamed or moved later, and the price. */
interface TipOfAnySport {
  readonly matchId: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly homeClubId: number;
  readonly homeClubName: string;
  readonly awayClubId: number;
  readonly awayClubName: string;
  readonly kickoffUtc: Date;
  /** False when only the day is known; the kick-off is then noon UTC of that day. */
  readonly kickoffKnown: boolean;
  /** 0 for a market without lines. */
  readonly line: number;
  readonly selection: string;
  readonly decimalOdds: number;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
  readonly quotedAt: Date;
  /** The probability by which the tip was chosen, returned stakes left out. */
  readonly probability: number;
  readonly modelProbability: number;
  readonly blendedProbability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly expectedValue: number;
  readonly reliabilityLevel: ReliabilityLevel;
  readonly reliabilityMatches: number;
  readonly stakeUnits: number;
  readonly reasons: readonly RecordedReason[];
  readonly modelVersion: string;
  /** The version of the rule by which it was chosen; absent in records from before tips named it. */
  readonly ruleVersion?: number | null | undefined;
  readonly origin: TipOrigin;
}

/** A tip on football, whose records name no sport, with all the inputs of its choice. */
export interface FirstSportTip extends TipOfAnySport {
  /** Absent, as in the records from before there were other sports. */
  readonly sport?: null | undefined;
  readonly market: Bet['market'];
  readonly model: ScoreParameters;
  readonly blended: ScoreParameters;
  readonly halfTimeShare: number | null;
}

export interface TwoSidedTipOf<Name extends TwoSidedSport> extends TipOfAnySport {
  readonly sport: Name;
  readonly market: BetOf<Name>['market'];
  readonly model: ForecastOf<Name>;
  readonly blended: ForecastOf<Name>;
  readonly halfTimeShare?: null | undefined;
}

export type TwoSidedTip = { [Name in TwoSidedSport]: TwoSidedTipOf<Name> }[TwoSidedSport];

export type Tip = FirstSportTip | TwoSidedTip;

/** Returns the sport of a tip. */
export function sportOfTip({ sport }: Pick<Tip, 'sport'>): Sport {
  return sport ?? firstSport;
}

/** Returns the field by which a record names its sport; no field for football, as in the records from before there were other sports. */
export function toSportOfRecord(sport: Sport): { readonly sport?: Sport } {
  return sport === firstSport ? {} : { sport };
}

export interface TipWithdrawal {
  readonly tipSequence: number;
  readonly reason: WithdrawalReason;
}

/** The settlement of a tip. In football `homeGoals` and `awayGoals` are those after ninety minutes; unknown goals are null. */
export interface TipSettlement {
  readonly tipSequence: number;
  readonly outcome: BetOutcome;
  readonly matchStatus: MatchStatus;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  /** The score by which a tip of another sport was settled; null in football, and when there was none. */
  readonly play?: PlayOf<TwoSidedSport> | null | undefined;
  /** The profit at the price and stake of the tip, in units; negative for a loss. */
  readonly profitUnits: number;
  /** The best price of any bookmaker at kick-off, margin still in; null where there was none. */
  readonly closingOdds: number | null;
  /** The probability that the closing prices implied, margin removed. */
  readonly closingProbability: number | null;
  /** The sequence number of the settlement that this one corrects, after a result was corrected. */
  readonly correctsSequence: number | null;
}

/** A model by which the site forecasts: recorded when a site starts with a version, or with constants, that are not on record yet. */
export interface ModelRegistration {
  readonly sport: Sport;
  readonly name: string;
  readonly version: string;
  /** SHA-256 of the canonical JSON of its constants. */
  readonly constantsHash: string;
  /** The first and the last day of the matches to which its constants were fitted. */
  readonly trainedFrom: LocalDay;
  readonly trainedUntil: LocalDay;
  readonly inUseSince: LocalDay;
}

/** The predictions of a sport that froze together, by the root of the Merkle tree over them (docs/ledger.md). */
export interface PredictionRoot {
  readonly sport: Sport;
  /** The root as 64 lower-case hexadecimal digits. */
  readonly root: string;
  /** The number of predictions, at least one. */
  readonly leaves: number;
  /** The matches of the predictions start at or after this time … */
  readonly startsFrom: Date;
  /** … and before this time. */
  readonly startsUntil: Date;
  readonly origin: TipOrigin;
}

interface LedgerPlace {
  /** 1 for the first record of a dataset, and one more for each, without gaps. */
  readonly sequence: number;
  /** The time by the site's clock. */
  readonly publishedAt: Date;
  /** The time by the database's clock. */
  readonly recordedAt: Date;
  /** The hash of the record before; of the first record `genesisHash`. */
  readonly previousHash: string;
}

/** A record as it is hashed: its place in the chain and its contents. */
export type UnhashedRecord = LedgerPlace &
  (
    | { readonly kind: 'tip'; readonly body: Tip }
    | { readonly kind: 'withdrawal'; readonly body: TipWithdrawal }
    | { readonly kind: 'settlement'; readonly body: TipSettlement }
    | { readonly kind: 'model'; readonly body: ModelRegistration }
    | { readonly kind: 'predictions'; readonly body: PredictionRoot }
  );

export type LedgerRecord = UnhashedRecord & { readonly hash: string };

/** The hash before the first record: as many zeros as a hash has digits. */
export const genesisHash = '0'.repeat(64);
