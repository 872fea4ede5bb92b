import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip, tipStateOf } from '#app/components/tips/tip-state.ts';
import type { TipState } from '#app/i18n/words/outcome-words.ts';
import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { LedgerFilter } from '#data/queries/ledger/ledger-filter.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { type ClosedTip, listClosedTips } from '#data/queries/ledger/list-closed-tips.ts';
import { listUnsettledTips } from '#data/queries/ledger/list-ledger.ts';
import { listSettlements } from '#data/queries/ledger/list-settlements.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import type { TrackRecordAddress } from '../track-record.address.ts';

/** A tip as the list shows it. */
export interface RecordRow {
  readonly sequence: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly clubs: NamedSides;
  /** Undefined when the match is no longer stored. */
  readonly matchPath: string | undefined;
  readonly bet: AnyBet;
  readonly decimalOdds: number;
  readonly probability: number;
  readonly origin: TipOrigin;
  readonly state: TipState;
  /** The outcomes before corrections of the result, the first one first. */
  readonly formerOutcomes: readonly BetOutcome[];
  /** The price divided by the fair one at kick-off, less 1; undefined when that is not known. */
  readonly closingLineValue: number | undefined;
  /** Undefined while the tip is open, and when it was withdrawn. */
  readonly profitUnits: number | undefined;
}

/** A tip that was settled or withdrawn. */
export interface ClosedRow extends RecordRow {
  readonly closedAt: Date;
  readonly balanceUnits: number;
}

/** The first pages of the closed tips, and the record before which the list continues; undefined at its end. */
export interface ClosedRows {
  readonly rows: readonly ClosedRow[];
  readonly next: number | undefined;
}

const rowsOfPage = 40;

/** Returns the first pages of the tips that were settled or withdrawn, the last one first. */
export async function readClosedRows(
  { db, words }: Site,
  filter: LedgerFilter,
  { before, more }: Pick<TrackRecordAddress, 'before' | 'more'>,
): Promise<ClosedRows> {
  const limit = more * rowsOfPage;
  const found = await listClosedTips(db, filter, { locale: words.locale.tag, before, limit: limit + 1 });
  const tips = found.slice(0, limit);
  const corrected = tips.filter(({ settlement }) => settlement !== null && settlement.correctsSequence !== null);
  const settlements = await listSettlements(
    db,
    corrected.map(({ sequence }) => sequence),
  );
  const outcomesOf = (sequence: number) => settlements.filter(({ tipSequence }) => tipSequence === sequence).map(({ outcome }) => outcome);
  return {
    rows: tips.map((tip) => toClosedRow(tip, outcomesOf(tip.sequence).slice(0, -1))),
    next: found.length > limit ? tips.at(-1)?.closedBy : undefined,
  };
}

/** Returns tips that are neither settled nor withdrawn, the next kick-off first; all of them without a limit. */
export async function readOpenRows({ db, words }: Site, filter: LedgerFilter, limit?: number): Promise<readonly RecordRow[]> {
  const tips = await listUnsettledTips(db, filter, { locale: words.locale.tag, limit });
  return tips.map((tip) => toRow(tip, []));
}

function toClosedRow(tip: ClosedTip, formerOutcomes: readonly BetOutcome[]): ClosedRow {
  return { ...toRow(tip, formerOutcomes), closedAt: tip.closedAt, balanceUnits: tip.balanceUnits };
}

function toRow(tip: LedgerTip, formerOutcomes: readonly BetOutcome[]): RecordRow {
  const { sequence, kickoffUtc, kickoffKnown, decimalOdds, probability, origin, settlement, match } = tip;
  const closing = settlement?.closingProbability ?? undefined;
  return {
    sequence,
    kickoffUtc,
    kickoffKnown,
    clubs: rowClubsOf(tip),
    matchPath: match === null ? undefined : matchPath(sportOfTip(tip), match.slug),
    bet: betOfTip(tip),
    decimalOdds,
    probability,
    origin,
    state: tipStateOf(tip),
    formerOutcomes,
    closingLineValue: closing === undefined ? undefined : decimalOdds * closing - 1,
    profitUnits: settlement?.profitUnits,
  };
}

/** Returns the clubs of a tip's match by their present names in rows; by their names when the tip was written, if they are no longer stored. */
function rowClubsOf(tip: LedgerTip): NamedSides {
  const { match } = tip;
  const full = clubsOfTip(tip);
  return { ...full, home: match?.homeRowName ?? full.home, away: match?.awayRowName ?? full.away };
}
