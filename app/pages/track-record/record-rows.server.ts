import { betOfTip, type TipState, tipStateOf } from '#app/components/tip-state.ts';
import type { ClubNames } from '#app/i18n/bet-words.ts';
import type { Site } from '#app/site-context.server.ts';
import type { LedgerFilter } from '#data/queries/ledger/ledger-filter.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { type ListedLedgerTip, listLedger } from '#data/queries/ledger/list-ledger.ts';
import { listSettlements } from '#data/queries/ledger/list-settlements.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';

/** A tip as the list shows it. */
export interface RecordRow {
  readonly sequence: number;
  readonly publishedAt: Date;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly clubs: ClubNames;
  /** Undefined where the match is stored no more. */
  readonly matchSlug: string | undefined;
  readonly bet: Bet;
  readonly decimalOdds: number;
  readonly probability: number;
  readonly origin: TipOrigin;
  readonly state: TipState;
  /** How it was settled before a result was corrected, the first one first. */
  readonly formerOutcomes: readonly BetOutcome[];
  /** The price by the fair one at kick-off, less 1; undefined where that is not known. */
  readonly closingLineValue: number | undefined;
  /** Undefined while the tip is open, and where it was withdrawn. */
  readonly profitUnits: number | undefined;
  readonly balanceUnits: number;
}

const rowsOfPage = 40;

/** A page of tips, the newest record first, and where the list goes on. */
export async function readRows(
  { db, words }: Site,
  filter: LedgerFilter,
  before: number | undefined,
): Promise<{ readonly rows: readonly RecordRow[]; readonly next: number | undefined }> {
  const found = await listLedger(db, filter, { locale: words.locale.tag, before, limit: rowsOfPage + 1 });
  const tips = found.slice(0, rowsOfPage);
  const corrected = tips.filter(({ settlement }) => settlement !== null && settlement.correctsSequence !== null);
  const settlements = await listSettlements(
    db,
    corrected.map(({ sequence }) => sequence),
  );
  const outcomesOf = (sequence: number) => settlements.filter(({ tipSequence }) => tipSequence === sequence).map(({ outcome }) => outcome);
  return {
    rows: tips.map((tip) => toRow(tip, outcomesOf(tip.sequence).slice(0, -1))),
    next: found.length > rowsOfPage ? tips.at(-1)?.sequence : undefined,
  };
}

function toRow(tip: ListedLedgerTip, formerOutcomes: readonly BetOutcome[]): RecordRow {
  const { sequence, publishedAt, kickoffUtc, kickoffKnown, decimalOdds, probability, origin, settlement, balanceUnits, match } = tip;
  const closing = settlement?.closingProbability ?? undefined;
  return {
    sequence,
    publishedAt,
    kickoffUtc,
    kickoffKnown,
    clubs: clubsOf(tip),
    matchSlug: match?.slug,
    bet: betOfTip(tip),
    decimalOdds,
    probability,
    origin,
    state: tipStateOf(tip),
    formerOutcomes,
    closingLineValue: closing === undefined ? undefined : decimalOdds * closing - 1,
    profitUnits: settlement?.profitUnits,
    balanceUnits,
  };
}

/** The clubs of a tip's match as they are called today, or as they were when it was written where they are stored no more. */
export function clubsOf({ match, homeClubName, awayClubName }: Pick<LedgerTip, 'match' | 'homeClubName' | 'awayClubName'>): ClubNames {
  return { home: match?.homeRowName ?? homeClubName, away: match?.awayRowName ?? awayClubName };
}
