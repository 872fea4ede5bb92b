import { spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { defineResource } from '#app/document/resource.ts';
import { type RssItem, rssXml } from '#app/http/rss-feed.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { clubsOfPrediction, predictedBet, scoreOf } from '#app/opinions/prediction-words.ts';
import { predictionPath, predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { helpNote, lawNote } from '#app/shell/law/law-note.ts';
import { withWithheldNote } from '#app/shell/law/withheld-note.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { type ComingPrediction, listComingPredictions } from '#data/queries/prediction/list-coming-predictions.ts';
import {
  type DatedPrediction,
  listDatedChances,
  listDatedPredictions,
  listDatedPredictionsOf,
} from '#data/queries/prediction/list-dated-predictions.ts';
import { listPickedMatches, type PickedMatch } from '#data/queries/prediction/list-picked-matches.ts';
import { listPredictionDays, type PredictionDay } from '#data/queries/prediction/list-prediction-days.ts';
import { listTournamentsById, type TournamentRecord } from '#data/queries/tournament/list-tournaments.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import { likeliestBy, minPickChance } from '#domain/prediction/choose-picks.ts';
import { predictedEnd } from '#domain/prediction/predict-match.ts';
import { type PredictedEnd, predictedChance } from '#domain/prediction/prediction.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { shownChances } from '#domain/story/shown-chances.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import { predictionsFeedAddress, tipsAddress } from './tips.address.ts';

const daysOfPicks = 3;
const picksOfDay = 10;
const daysOfResults = 7;
const daysOfCompetition = 14;
const maxOfCompetition = 50;
/** Max number of recorded predictions read of half a day; no half day has as many. */
const maxRead = 5_000;
/** A prediction is in the feed from a day before its match. */
const dayMs = 24 * 3_600_000;

/** A match to come with the prediction that would be recorded for it now. */
interface Coming extends ComingPrediction {
  readonly end: PredictedEnd;
  readonly chance: number;
}

/**
 * Feed of predictions in one language: the likeliest results of today and of the days before with the outcome of each day, or all of one
 * competition. An entry keeps its identifier from a day before its match to its settlement; its date is that of its record as soon as it has
 * one.
 */
export const predictionsFeed = defineResource(
  predictionsFeedAddress,
  async (site, { competition }) => {
    const { t, format, locale } = site.words;
    const [tournament] = competition === undefined ? [] : await listTournamentsById(site.db, [competition]);
    if (competition !== undefined && tournament === undefined) {
      return new Response(`There is no competition "${competition}".\n`, {
        status: 404,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    const named = { site: site.name, name: tournament === undefined ? '' : format.competition(tournament.name) };
    const items = tournament === undefined ? await likelyItems(site) : await itemsOfCompetition(site, tournament);
    const page =
      tournament === undefined
        ? tipsAddress.href({})
        : tournamentAddress.href({ category: tournament.categorySlug, tournament: tournament.slug });
    const feed = {
      title: tournament === undefined ? t('predictions.feedTitle', named) : t('predictions.feedTitleOf', named),
      page: site.absolute(locale, page),
      self: site.absolute(locale, predictionsFeedAddress.href({ competition })),
      description: withWithheldNote(`${t('predictions.description')} ${helpNote(site.words)}`, site),
      language: locale.tag,
    };
    return new Response(rssXml({ ...feed, items }), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
  },
  { channel: 'feeds' },
);

/**
 * Returns the likeliest results of the last days and the outcomes of these days, the newest first. The results are chosen by their chances
 * alone, before their clubs are read.
 */
async function likelyItems(site: Site): Promise<RssItem[]> {
  const { db, words } = site;
  const { zone, tag } = words.locale;
  const today = localDayOf(site.clock.now(), zone);
  // Half a day at a time, since three large days in one statement take longer than any other statement of the site.
  const spansOfRecord = Array.from({ length: daysOfPicks }, (_, ago) => halvesOf(spanOf(addDays(today, -ago), zone))).flat();
  const [recorded, allComing, days] = await Promise.all([
    Promise.all(spansOfRecord.map((span) => listDatedChances(db, { ...span, limit: maxRead }))).then((lists) => lists.flat()),
    listComing(site, spanOf(today, zone).to),
    listPredictionDays(db, {
      since: momentOf(addDays(today, -daysOfResults), '00:00', zone),
      until: momentOf(today, '00:00', zone),
      zone,
      sport: undefined,
      limit: daysOfResults,
    }),
  ]);
  const onRecord = new Set(recorded.map(({ matchId }) => matchId));
  const candidates = [
    ...recorded.map((prediction) => ({ ...prediction, tournamentId: prediction.tournamentId ?? 0, coming: undefined })),
    ...allComing.filter(({ id }) => !onRecord.has(id)).map((coming) => ({ ...coming, coming })),
  ].toSorted((one, other) => (one.priority ?? Number.MAX_SAFE_INTEGER) - (other.priority ?? Number.MAX_SAFE_INTEGER));
  const picks = [...Map.groupBy(candidates, ({ kickoffUtc }) => localDayOf(kickoffUtc, zone)).values()].flatMap((ofDay) =>
    likeliestBy(ofDay, ({ chance }) => chance, minPickChance.likely, picksOfDay),
  );
  const [predictions, picked] = await Promise.all([
    listDatedPredictions(
      db,
      picks.flatMap((pick) => (pick.coming === undefined ? [pick] : [])),
      tag,
    ),
    readComing(
      site,
      picks.flatMap(({ coming }) => coming ?? []),
    ),
  ]);
  const recordedItems = new Map(predictions.map((prediction) => [placeOf(prediction), itemOfRecorded(site, prediction)]));
  const comingItems = new Map(picked.map((match) => [match.id, itemOfComing(site, match)]));
  return newestFirst([
    ...picks.flatMap((pick) => (pick.coming === undefined ? recordedItems.get(placeOf(pick)) : comingItems.get(pick.coming.id)) ?? []),
    ...days.map((day) => itemOfDay(site, day)),
  ]);
}

function halvesOf({ from, to }: Span): Span[] {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

/** Returns the predictions of a competition in the last fortnight, and those of its matches in the next 24 hours. */
async function itemsOfCompetition(site: Site, { id }: TournamentRecord): Promise<RssItem[]> {
  const now = site.clock.now().getTime();
  const [from, to] = [new Date(now - daysOfCompetition * dayMs), new Date(now + dayMs)];
  const [recorded, coming] = await Promise.all([
    listDatedPredictionsOf(site.db, id, { from, to, limit: maxOfCompetition }, site.words.locale.tag),
    listComing(site, to),
  ]);
  const onRecord = new Set(recorded.map(({ match, matchId }) => match?.id ?? matchId));
  const picked = await readComing(
    site,
    coming.filter((match) => match.competitionId === id && !onRecord.has(match.id)),
  );
  return newestFirst([
    ...recorded.map((prediction) => itemOfRecorded(site, prediction)),
    ...picked.map((match) => itemOfComing(site, match)),
  ]);
}

/** Returns the matches to come before a moment whose kick-off is known, and records what the page depends on. */
async function listComing({ db, clock, words, page }: Site, to: Date): Promise<Coming[]> {
  const now = clock.now();
  const { zone } = words.locale;
  const span = { from: now, to };
  page.dependOn('predictions', 'catalogue', ...topicsOfSpan(span));
  page.freshUntil(spanOf(localDayOf(now, zone), zone).to);
  return (await listComingPredictions(db, span))
    .filter(({ kickoffKnown }) => kickoffKnown)
    .map((match) => {
      const end = predictedEnd(firstSport, match);
      return { ...match, end, chance: predictedChance(end) };
    });
}

/** Returns the key of a prediction by its place in the ledger: a match that is moved to another day has a second prediction. */
function placeOf({ sequence, leaf }: Pick<DatedPrediction, 'sequence' | 'leaf'>): string {
  return `${sequence} ${leaf}`;
}

async function readComing({ db, words }: Site, coming: readonly Coming[]): Promise<(Coming & PickedMatch)[]> {
  const picked = await listPickedMatches(
    db,
    coming.map(({ id }) => id),
    words.locale.tag,
  );
  return coming.flatMap((match) => {
    const details = picked.get(match.id);
    return details === undefined ? [] : [{ ...match, ...details }];
  });
}

function itemOfRecorded(site: Site, prediction: DatedPrediction): RssItem {
  const { words, absolute, clock } = site;
  const { t, format, locale } = words;
  const { match, matchId, kickoffUtc, outcome, origin, publishedAt } = prediction;
  const score = scoreOf(prediction);
  const came =
    outcome === null
      ? []
      : [outcome === 'void' || score === undefined ? t('prediction.void') : t(`prediction.${outcome}`, { score: format.score(score) })];
  const recorded = isComputedAfterwards(origin, clock.setTo !== undefined)
    ? t('tip.computedAfterwardsMeaning')
    : t('predictions.feedRecorded', { when: `${format.dayOfYear(publishedAt)}, ${format.timeAndZone(publishedAt)}` });
  const text = [textOf(site, clubsOfPrediction(prediction), kickoffUtc, prediction), recorded, ...came];
  return {
    title: titleOf(site, clubsOfPrediction(prediction), prediction),
    link: absolute(locale, match === null ? predictionPath(prediction) : matchPath(firstSport, match.slug)),
    description: `${text.join(' ')} ${lawNote(locale.tag)}`,
    id: identifierOf(matchId, kickoffUtc),
    publishedAt,
  };
}

function itemOfComing(site: Site, match: Coming & PickedMatch): RssItem {
  const { words, absolute } = site;
  const { id, kickoffUtc, slug, end, homeFullName: home, awayFullName: away } = match;
  const clubs = { home, away };
  const text = [textOf(site, clubs, kickoffUtc, end), words.t('prediction.toFreeze'), lawNote(words.locale.tag)];
  return {
    title: titleOf(site, clubs, end),
    link: absolute(words.locale, matchPath(firstSport, slug)),
    description: text.join(' '),
    id: identifierOf(id, kickoffUtc),
    publishedAt: new Date(kickoffUtc.getTime() - dayMs),
  };
}

/** Returns the identifier of an entry by match and UTC day: a match that is moved to another day is predicted anew. */
function identifierOf(matchId: number, kickoffUtc: Date): string {
  return `prediction ${matchId} ${localDayOf(kickoffUtc, 'UTC')}`;
}

interface Clubs {
  readonly home: string;
  readonly away: string;
}

function shownChancesOf({ homeChance, drawChance, awayChance }: PredictedEnd) {
  return shownChances({ home: homeChance, draw: drawChance ?? 0, away: awayChance });
}

function titleOf({ words }: Site, clubs: Clubs, end: PredictedEnd): string {
  const said = anyBetWords(predictedBet({ sport: firstSport, result: end.result }), clubs, words);
  return `${clubs.home} – ${clubs.away}: ${said}, ${words.format.percent(shownChancesOf(end)[end.result])}`;
}

function textOf({ words: { t, format } }: Site, { home, away }: Clubs, kickoffUtc: Date, end: PredictedEnd): string {
  const { homeScore, awayScore, overChance, bothScoreChance } = end;
  const shown = shownChancesOf(end);
  const chances = t('predictions.feedChances', {
    kickoff: `${format.dayOfYear(kickoffUtc)}, ${format.timeAndZone(kickoffUtc)}`,
    home,
    away,
    homeChance: format.percent(shown.home),
    drawChance: format.percent(shown.draw),
    awayChance: format.percent(shown.away),
  });
  const score =
    homeScore === null || awayScore === null
      ? []
      : [t('push.likeliestScore', { score: format.score({ home: homeScore, away: awayScore }) })];
  const goals =
    overChance === null || bothScoreChance === null
      ? []
      : [t('predictions.feedGoals', { over: format.percent(overChance), both: format.percent(bothScoreChance) })];
  return [chances, ...score, ...goals].join(' ');
}

/** Returns the entry on the outcome of a day, dated by the day's end. */
function itemOfDay({ words, absolute }: Site, { day, decided, right, promised }: PredictionDay): RssItem {
  const { t, format, locale } = words;
  const figures = { right: format.integer(right), decided: format.integer(decided), promised: format.integer(Math.round(promised)) };
  return {
    title: `${format.longDay(format.noonOf(day), 'UTC')}: ${t('predictions.rightOf', figures)}`,
    link: absolute(locale, predictionsAddress.href({ date: day })),
    description: t('predictions.description'),
    id: `predictions of ${day}`,
    publishedAt: momentOf(addDays(day, 1), '00:00', locale.zone),
  };
}

function newestFirst(items: readonly RssItem[]): RssItem[] {
  return items.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}
