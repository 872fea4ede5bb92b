import { zoneOf } from '#app/day/zone-of.ts';
import { loadPredictionRecord, proofOf } from '#app/opinions/prediction-record.server.ts';
import type { PredictionProof, PredictionRecord } from '#app/opinions/prediction-sums.ts';
import { loadYesterday, type Yesterday } from '#app/opinions/yesterday.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { namedTippedTournaments } from '#app/sports/named-tipped-tournaments.server.ts';
import type { Queryable } from '#data/database/database.ts';
import { listForecastJudgements, type StoredJudgement } from '#data/queries/forecast/list-forecast-judgements.ts';
import { getDatabaseDay } from '#data/queries/ledger/get-database-day.ts';
import { getReconstruction } from '#data/queries/ledger/get-reconstruction.ts';
import { type FilteredRecord, getTrackRecord } from '#data/queries/ledger/get-track-record.ts';
import { type DailyAnchor, listDailyAnchors } from '#data/queries/ledger/list-daily-anchors.ts';
import { listRegisteredModels, type RegisteredModel } from '#data/queries/ledger/list-registered-models.ts';
import type { TippedTournament } from '#data/queries/ledger/list-tipped-tournaments.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { listWitnesses, type WitnessSignature } from '#data/queries/ledger/signed-head/list-witnesses.ts';
import { tipOrigins } from '#domain/ledger/ledger-record.ts';
import type { Reconstruction } from '#domain/ledger/reconstruction.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import type { TrackGroup } from '#domain/tip/track-record.ts';
import { nextUtcDay } from '../next-utc-day.ts';
import { sampleCurve } from '../sample-curve.ts';
import type { TrackRecordAddress } from '../track-record.address.ts';
import { isFiltered, ledgerFilterOf } from './record-filter.ts';
import { type ClosedRows, type RecordRow, readClosedRows, readOpenRows } from './record-rows.server.ts';

/** The judgements of the forecasts of a sport, that over all matches first. */
export interface SportJudgements {
  readonly sport: Sport;
  readonly judgements: readonly StoredJudgement[];
}

export interface RecordView {
  readonly kind: 'record';
  readonly address: TrackRecordAddress;
  readonly filtered: boolean;
  /** The figures of the tips that pass the filters, with any outcome. */
  readonly record: FilteredRecord;
  /** The predictions on record and the figures of all tips, those recorded in time separately; undefined when filters are set. */
  readonly opinions: RecordedOpinions | undefined;
  readonly yesterday: Yesterday | undefined;
  /** The choices of the filters, with the number of tips of each. */
  readonly choices: Choices;
  /** The competitions of `record` and `choices` that are still stored, by id. */
  readonly tournaments: Readonly<Record<string, TippedTournament>>;
  /** The progress of rebuilding the record, while it goes on. */
  readonly rebuilding: Reconstruction | undefined;
  /** The tips that were settled or withdrawn, the last one first; undefined when only open ones are requested. */
  readonly closed: ClosedRows | undefined;
  /** The tips that are neither settled nor withdrawn, the next kick-off first; undefined when another outcome or an earlier page is requested. */
  readonly openRows: readonly RecordRow[] | undefined;
  readonly anchors: readonly Anchor[];
  /** The witnesses of the signed head, each with its newest signature; undefined where the ledger is not signed. */
  readonly witnesses: readonly WitnessSignature[] | undefined;
  /** The scores of the forecasts of each sport: over all matches first, then by month, the newest first; none for a sport without a finished match. */
  readonly judgements: readonly SportJudgements[];
  /** The models on record, the newest first. */
  readonly models: readonly RegisteredModel[];
}

interface RecordedOpinions {
  readonly predictions: PredictionRecord;
  readonly tips: Readonly<Record<PredictionProof, TrackFigures>>;
}

interface Choices {
  readonly tips: number;
  readonly sports: readonly Choice<Sport>[];
  readonly months: readonly Choice[];
  readonly competitions: readonly Choice[];
  readonly markets: readonly Choice[];
  readonly prices: readonly Choice[];
}

interface Choice<Key extends string = string> {
  readonly key: Key;
  readonly tips: number;
}

export interface Anchor extends DailyAnchor {
  /** True when records may still be added to the day. */
  readonly underWay: boolean;
}

const maxPoints = 300;
const anchorsShown = 7;
/** Max open tips listed above the ledger; a separate page lists all. */
const openRowsShown = 8;

/** Returns the record of the tips that the address selects, and the first pages of those tips. */
export async function readRecord(site: Site, address: TrackRecordAddress): Promise<RecordView> {
  const { db } = site;
  site.page.dependOn('judgements', 'witnesses');
  site.page.freshUntil(nextUtcDay(site.clock.now()));
  const { result, ...figuresFilter } = ledgerFilterOf(address);
  const { before } = address;
  const onlyOpen = result === 'open';
  const withOpen = onlyOpen || (result === undefined && before === undefined);
  const filtered = isFiltered(address);
  const [whole, opinions, yesterday, record, closed, openRows, reconstruction, anchors, today, judgements, models, witnesses] =
    await Promise.all([
      getTrackRecord(db),
      filtered ? undefined : loadOpinions(site),
      loadYesterday(site, zoneOf(site, address)),
      getTrackRecord(db, figuresFilter),
      onlyOpen ? undefined : readClosedRows(site, { ...figuresFilter, result }, address),
      withOpen ? readOpenRows(site, figuresFilter, onlyOpen ? undefined : openRowsShown) : undefined,
      getReconstruction(db),
      listDailyAnchors(db, anchorsShown),
      getDatabaseDay(db),
      Promise.all(sports.map(async (sport) => ({ sport, judgements: await listForecastJudgements(db, sport) }))),
      listRegisteredModels(db),
      listWitnessesOfHead(db),
    ]);
  return {
    kind: 'record',
    address,
    filtered,
    opinions,
    yesterday,
    record: { ...record, curve: sampleCurve(record.curve, maxPoints) },
    choices: choicesOf(whole),
    tournaments: await namedTippedTournaments(
      site,
      whole.byTournament.map(({ key }) => key),
    ),
    rebuilding: reconstruction !== undefined && reconstruction.doneDay < reconstruction.untilDay ? reconstruction : undefined,
    closed,
    openRows,
    anchors: anchors.map((anchor) => ({ ...anchor, underWay: anchor.day === today })),
    judgements,
    models,
    witnesses,
  };
}

/** Returns the newest signature of each witness of the newest signed head; undefined without a head. */
async function listWitnessesOfHead(db: Queryable): Promise<WitnessSignature[] | undefined> {
  const head = await getCheckpoint(db);
  return head && listWitnesses(db, head.origin);
}

/** Returns the figures of all predictions and tips together. */
async function loadOpinions(site: Site): Promise<RecordedOpinions> {
  const origins = (proof: PredictionProof) => tipOrigins.filter((origin) => proofOf(origin, site) === proof);
  const [predictions, live, afterwards] = await Promise.all([
    loadPredictionRecord(site),
    getTrackRecord(site.db, { origins: origins('live') }),
    getTrackRecord(site.db, { origins: origins('afterwards') }),
  ]);
  return { predictions, tips: { live: live.figures, afterwards: afterwards.figures } };
}

function choicesOf({ figures, bySport, byMonth, byTournament, byMarket, byPrice }: FilteredRecord): Choices {
  const choices = <Key extends string>(groups: readonly TrackGroup<Key>[]) => groups.map(({ key, figures: { tips } }) => ({ key, tips }));
  return {
    tips: figures.tips,
    sports: choices(bySport),
    months: choices(byMonth).reverse(),
    competitions: choices(byTournament),
    markets: choices(byMarket),
    prices: choices(byPrice),
  };
}
