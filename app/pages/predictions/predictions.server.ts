import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import { loadCountRecord, loadPredictionRecord, originsOf } from '#app/opinions/prediction-record.server.ts';
import { type CountRecord, type PredictionProof, proofShown, type SumsOf, sumsByBand, sumsOver } from '#app/opinions/prediction-sums.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { namedTippedTournaments } from '#app/sports/named-tipped-tournaments.server.ts';
import type { TippedTournament } from '#data/queries/ledger/list-tipped-tournaments.ts';
import { countPredictionsOfDays } from '#data/queries/prediction/count-predictions-of-days.ts';
import { listPredictionDays, type PredictionDay } from '#data/queries/prediction/list-prediction-days.ts';
import { listPredictionsOfDay } from '#data/queries/prediction/list-predictions-of-day.ts';
import { listSumsOfPart } from '#data/queries/prediction/list-sums-of-part.ts';
import type { RecordedPrediction } from '#data/queries/prediction/recorded-prediction.ts';
import type { PredictionBand } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';
import type { PredictionsAddress } from './predictions.address.ts';

export interface PredictionsView {
  readonly address: PredictionsAddress;
  readonly sport: Sport;
  /** The kind of predictions that the sums are over: recorded in time, or computed afterwards. */
  readonly proof: PredictionProof;
  readonly sums: PredictionSums;
  /** Record of football's corners and cards; undefined for other sports. */
  readonly counts: CountRecord[PredictionProof] | undefined;
  readonly byBand: readonly SumsOf<PredictionBand>[];
  readonly byCompetition: readonly SumsOf[];
  /** Sums by month, the last one first. */
  readonly byMonth: readonly SumsOf[];
  /** The competitions of `byCompetition` that are still stored, by id. */
  readonly tournaments: Readonly<Record<string, TippedTournament>>;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  /** The predictions of the shown page of the day, and the number of pages. */
  readonly ofDay: readonly RecordedPrediction[];
  readonly pages: number;
  readonly lastDays: readonly PredictionDay[];
}

const daysShown = 7;
/** Max days back in which the last days are sought. */
const maxDaysBack = 60;
const predictionsPerPage = 200;
const maxCompetitions = 40;

/** Returns the outcomes of the predictions on record, and the predictions of the day that the address names, by default yesterday. */
export async function loadPredictions(site: Site, address: PredictionsAddress): Promise<PredictionsView> {
  const { db, clock, words, page } = site;
  page.dependOn('predictions', 'catalogue');
  const { sport = firstSport } = address;
  const zone = zoneOf(site, address);
  const today = localDayOf(clock.now(), zone);
  page.freshUntil(momentOf(addDays(today, 1), '00:00', zone));
  const day = address.date ?? addDays(today, -1);
  const week = dayBarOf(day, zone);
  const shown = week.find((other) => other.day === day) as (typeof week)[number];
  const [record, countRecord, counts, ofDay, lastDays] = await Promise.all([
    loadPredictionRecord(site),
    loadCountRecord(site),
    countPredictionsOfDays(db, sport, week),
    listPredictionsOfDay(db, {
      ...shown,
      sport,
      locale: words.locale.tag,
      limit: predictionsPerPage,
      skipped: (address.page - 1) * predictionsPerPage,
    }),
    loadLastDays(site, sport, zone),
  ]);
  const proof = address.origin ?? proofShown(record, sport);
  const groups = record[proof].filter((group) => group.sport === sport);
  const chosen = { sport, origins: originsOf(proof, site) };
  const [byCompetition, byMonth] = await Promise.all([
    listSumsOfPart(db, { part: 'tournament', ...chosen, limit: maxCompetitions }),
    listSumsOfPart(db, { part: 'month', ...chosen }),
  ]);
  return {
    address,
    sport,
    proof,
    sums: sumsOver(groups),
    counts: sport === firstSport ? countRecord[proof] : undefined,
    byBand: sumsByBand(groups),
    byCompetition,
    byMonth: byMonth.sort((first, second) => (first.key < second.key ? 1 : -1)),
    tournaments: await namedTippedTournaments(
      site,
      byCompetition.map(({ key }) => key),
    ),
    today,
    day,
    week: week.map((other, at) => ({ day: other.day, count: counts[at] as number })),
    ofDay,
    pages: Math.ceil((counts[week.indexOf(shown)] ?? 0) / predictionsPerPage),
    lastDays,
  };
}

/** Returns the outcomes of the last days, read once for all languages, days and pages of a zone. */
function loadLastDays(site: Site, sport: Sport, zone: string): Promise<readonly PredictionDay[]> {
  const today = localDayOf(site.clock.now(), zone);
  return site.fragment(`prediction-days ${sport} ${zone} ${today}`, (notes) => {
    notes.dependOn('predictions');
    const since = momentOf(addDays(today, -maxDaysBack), '00:00', zone);
    return listPredictionDays(site.db, { since, until: site.clock.now(), zone, sport, limit: daysShown });
  });
}
