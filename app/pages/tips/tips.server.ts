import type { DayOfBar } from '#app/components/page/date-bar.tsx';
import { dayBarOf, pointsOfSpan, spanOf, topicsOfSpan, utcDaysOf } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import { loadOnRecord, type OnRecord } from '#app/opinions/on-record.server.ts';
import { loadFilling } from '#app/shell/filling/filling.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countPricedMatches } from '#data/queries/forecast/count-priced-matches.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import { getReconstruction } from '#data/queries/ledger/get-reconstruction.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { listPresentOffers } from '#data/queries/ledger/list-present-offers.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { listBegunChances } from '#data/queries/prediction/list-begun-predictions.ts';
import { listNamedCompetitions } from '#data/queries/tournament/list-named-competitions.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import type { Reconstruction } from '#domain/ledger/reconstruction.ts';
import type { MatchPhase } from '#domain/match/match-phase.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { type DayTip, toDayTip } from './day-tip.ts';
import { type FilterChoices, filterChoices, filterTips } from './filter-tips.ts';
import { begunAsFiltered, type Finished, type InPlay, loadBegun } from './lists/begun.server.ts';
import { loadOpinionLists, type OpinionLists } from './lists/opinion-lists.server.ts';
import { type SettledTips, settledOf } from './settled-tips.ts';
import type { TipsAddress } from './tips.address.ts';
import { firstWholeMatches, orderByMatch } from './tips-by-match.ts';

/** A tip with the phase of its match. */
export interface PlacedTip extends DayTip {
  readonly phase: MatchPhase;
}

export interface TipsView {
  /** The outcome of the predictions on record. */
  readonly record: OnRecord;
  readonly address: TipsAddress;
  readonly heading: string;
  readonly today: LocalDay;
  readonly day: LocalDay;
  readonly week: readonly DayOfBar[];
  /** The UTC days whose matches the page follows live; none for days before yesterday. */
  readonly liveDays: readonly LocalDay[];
  /** The tips shown, those of a match adjacent; see `orderByMatch` and `firstWholeMatches`. */
  readonly tips: readonly PlacedTip[];
  readonly sums: TipSums;
  /** Number of open tips on matches still to come, before any filter. */
  readonly openTips: number;
  /** The tips of the day that are won or lost, before any filter. */
  readonly settledTips: SettledTips;
  /** The predictions on matches still to come; undefined for a day that is over. */
  readonly lists: OpinionLists | undefined;
  readonly inPlay: InPlay;
  readonly finished: Finished;
  /** Number of tips of the day before any filter. */
  readonly ofDay: number;
  readonly choices: FilterChoices;
  /** The competitions of the day, by their ids. */
  readonly competitions: Readonly<Record<string, DayTip['competition']>>;
  /** Number of matches of the day with prices, in which a tip was sought. */
  readonly matchesLookedAt: number;
  /** The progress of rebuilding the record; undefined unless this day is still to be rebuilt. */
  readonly rebuilding: Reconstruction | undefined;
  /** True while the site is being filled: no tip is written before the results on which it depends are there. */
  readonly isFilling: boolean;
}

/** The totals of the filtered tips, including those on further pages. */
export interface TipSums {
  readonly tips: number;
  readonly settled: number;
  readonly withdrawn: number;
  readonly computedAfterwards: number;
  readonly profitUnits: number;
}

/** Number of tips after which a page ends; the further tips of its last match are added. */
const tipsPerPage = 100;

/** Max predictions shown for a day that is over, and in each fold of today; a link leads to all of them. */
const maxPredictions = { ofPast: 25, folded: 5 };

/** Max tips read of a day; no day has as many. */
const maxOfDay = 2_000;

/** Returns the tips and predictions of the day that the address names, and the number of tips of the days around it. */
export async function loadTips(site: Site, address: TipsAddress): Promise<TipsView> {
  const zone = zoneOf(site, address);
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const day = address.date ?? today;
  const span = spanOf(day, zone);
  site.page.dependOn('tips', 'predictions', 'catalogue', ...topicsOfSpan(span), ...pointsOfSpan(span));
  site.page.freshUntil(momentOf(addDays(today, 1), '00:00', zone));
  const week = dayBarOf(day, zone);
  const [counts, all, loaded, begun, matchesLookedAt, reconstruction, filling, record] = await Promise.all([
    countTipsInSpans(site.db, week),
    listAllOfDay(site, span),
    day < today ? undefined : loadOpinionLists(site, span, address),
    day > today ? [] : listBegunChances(site.db, span),
    countPricedMatches(site.db, span.from, span.to),
    getReconstruction(site.db),
    loadFilling(site),
    loadOnRecord(site),
  ]);
  const predictions = begun.map(begunAsFiltered);
  const [competitions, shownBegun] = await Promise.all([
    listNamedCompetitions(site.db, [...new Set([...(loaded?.competitions ?? []), ...begun.map(({ competitionId }) => competitionId)])]),
    loadBegun(site, filterTips(predictions, address), day < today ? maxPredictions.ofPast : maxPredictions.folded),
  ]);
  const found = orderByMatch(filterTips(all, address), address.order, now);
  const coming = [...(loaded?.kickoffs ?? []), ...all.flatMap(({ kickoffKnown, kickoffUtc }) => (kickoffKnown ? [kickoffUtc] : []))];
  // With a kick-off something can no longer be bet on.
  for (const kickoff of coming) if (kickoff > now) site.page.freshUntil(kickoff);
  return {
    record,
    address,
    heading: headingOf(
      site,
      day,
      today,
      all.some(({ sport }) => sport !== firstSport),
    ),
    today,
    day,
    liveDays: day < addDays(today, -1) ? [] : utcDaysOf(span),
    week: week.map((listed, index) => ({ day: listed.day, count: counts[index] as number })),
    tips: firstWholeMatches(found, address.more * tipsPerPage),
    sums: sumUp(found, site.clock.setTo !== undefined),
    openTips: orderByMatch(all, address.order, now).filter(({ phase }) => phase === 'to-come').length,
    settledTips: settledOf(all),
    lists: loaded?.lists,
    ...shownBegun,
    ofDay: all.length,
    choices: filterChoices([...all, ...(loaded?.filtered ?? []), ...predictions], address),
    competitions: {
      ...Object.fromEntries(competitions.map((each) => [each.id, each])),
      ...Object.fromEntries(all.map(({ tournamentId, competition }) => [tournamentId, competition])),
    },
    matchesLookedAt,
    rebuilding: reconstruction !== undefined && isStillRebuilt(reconstruction, day) ? reconstruction : undefined,
    isFilling: filling !== undefined,
  };
}

/** Returns the tips of a span, including those that were withdrawn. */
async function listAllOfDay(site: Site, span: Span): Promise<DayTip[]> {
  const requested = { ...span, locale: site.words.locale.tag, limit: maxOfDay };
  const [tips, withdrawn, bookmakers] = await Promise.all([
    listDayTips(site.db, requested),
    listDayTips(site.db, requested, 'withdrawn'),
    listBookmakerNames(site.db),
  ]);
  const offers = await listPresentOffers(site.db, tips, site.clock.now(), site.words.locale.tag);
  return [...tips, ...withdrawn].map((tip) => toDayTip(tip, bookmakers, offers.get(tip.sequence)));
}

function sumUp(tips: readonly DayTip[], clockIsSet: boolean): TipSums {
  return {
    tips: tips.length,
    settled: tips.filter(({ profitUnits }) => profitUnits !== null).length,
    withdrawn: tips.filter(({ state }) => state === 'withdrawn').length,
    computedAfterwards: tips.filter(({ origin }) => isComputedAfterwards(origin, clockIsSet)).length,
    profitUnits: tips.reduce((sum, { profitUnits }) => sum + (profitUnits ?? 0), 0),
  };
}

function isStillRebuilt({ fromDay, doneDay, untilDay }: Reconstruction, day: LocalDay): boolean {
  return day >= fromDay && day > doneDay && day <= untilDay;
}

function headingOf({ words: { t, format } }: Site, day: LocalDay, today: LocalDay, ofAllSports: boolean): string {
  if (day === today) return t(ofAllSports ? 'tips.titleTodayAll' : 'tips.titleToday');
  return t(ofAllSports ? 'tips.titleOfDayAll' : 'tips.titleOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}
