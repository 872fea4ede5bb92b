import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getLedgerEnd } from '#data/queries/ledger/get-ledger-end.ts';
import { getModelRecord } from '#data/queries/ledger/get-model-record.ts';
import { getTipRecord, type WrittenRecord } from '#data/queries/ledger/get-tip-record.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { RegisteredModel } from '#data/queries/ledger/list-registered-models.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';

/** One tip with all its records. */
export interface OneTipView {
  readonly kind: 'tip';
  /** The record that the address names: the tip's own, or one of those that came after it. */
  readonly number: number;
  readonly tip: MatchTip<LedgerTip>;
  readonly records: readonly WrittenRecord[];
  readonly clubs: NamedSides;
  readonly bookmaker: string;
  /** The number of the newest record. */
  readonly lastNumber: number;
}

/** One model on record. */
export interface OneModelView {
  readonly kind: 'model';
  readonly number: number;
  readonly model: RegisteredModel;
  readonly records: readonly WrittenRecord[];
  /** The number of the newest record. */
  readonly lastNumber: number;
}

/** Returns the model of a record; undefined when the record is not of a model. */
export async function readOneModel({ db }: Site, number: number): Promise<OneModelView | undefined> {
  const [found, end] = await Promise.all([getModelRecord(db, number), getLedgerEnd(db)]);
  return found && { kind: 'model', number, ...found, lastNumber: end.sequence };
}

/** Returns the tip of a record; undefined when the record is not of a tip. */
export async function readOneTip({ db, words, page }: Site, number: number): Promise<OneTipView | undefined> {
  const [found, names, end] = await Promise.all([getTipRecord(db, number, words.locale.tag), listBookmakerNames(db), getLedgerEnd(db)]);
  if (found === undefined) return undefined;
  const { tip, records } = found;
  // While the tip is open its match decides what is expected of it.
  if (tip.match !== null && tip.settlements.length === 0) page.dependOn(`match:${tip.match.id}`);
  return {
    kind: 'tip',
    number,
    tip,
    records,
    clubs: clubsOfTip(tip),
    bookmaker: names.get(tip.bookmaker) ?? tip.bookmaker,
    lastNumber: end.sequence,
  };
}
