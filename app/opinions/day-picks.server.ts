import { spanOf } from '#app/day-span.server.ts';
import { type BestTip, loadTodaysTips } from '#app/shell/todays-tips.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { listOffersOfBets } from '#data/queries/odds/list-offers-of-bets.ts';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import { type ComingPrediction, listComingPredictions } from '#data/queries/prediction/list-coming-predictions.ts';
import { type LastResults, listLastResults } from '#data/queries/team/list-last-results.ts';
import { expectedGoals } from '#domain/forecast/expected-goals.ts';
import { headlineForecast } from '#domain/forecast/headline-forecast.ts';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { choosePicks, goalsChance, resultChance } from '#domain/prediction/choose-picks.ts';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { localDayOf } from '#domain/time/local-day.ts';

/** A match to come, with what is predicted of it. */
export interface PredictedMatch extends Omit<ComingPrediction, 'model' | 'marketInformed' | 'blended'> {
  readonly end: PredictedEnd;
  /** The goals that the forecast expects of both sides. */
  readonly goals: { readonly home: number; readonly away: number };
}

/** A pick of the day that follows from a prediction. */
export interface Pick {
  readonly kind: 'likely' | 'goals';
  readonly match: PredictedMatch;
  readonly bet: AnyBet;
  readonly chance: number;
  /** Null where no licensed bookmaker has a price. */
  readonly offer: TakeableOffer | null;
  readonly reason: PickReason;
}

/** The reason for a pick, by figures that a reader can check. */
export type PickReason =
  | ({ readonly code: 'winner-won' | 'loser-lost' } & LastResults & { readonly club: string })
  | { readonly code: 'goals-expected'; readonly home: number; readonly away: number }
  | { readonly code: 'goals-above-average'; readonly goals: number; readonly average: number };

/** The picks of a day: what is likeliest, the best tip, and where goals are likeliest; each undefined where there is none. */
export interface DayPicks {
  readonly likely: Pick | undefined;
  readonly tip: BestTip | undefined;
  readonly goals: Pick | undefined;
}

const matchesOfForm = 5;
/** As many wins, or defeats, of the last five as are worth naming. */
const minOfForm = 3;

/** Returns the picks among the matches of today that are still to come, in a zone. */
export function loadDayPicks(site: Site, zone: string): Promise<DayPicks> {
  const now = site.clock.now();
  const { to } = spanOf(localDayOf(now, zone), zone);
  return site.fragment(`picks ${site.words.locale.code} ${zone}`, async (notes) => {
    const { db, words } = site;
    const [coming, { best }] = await Promise.all([
      listComingPredictions(db, { from: now, to }, words.locale.tag),
      loadTodaysTips(site, zone),
    ]);
    const { likely, goals } = choosePicks(coming.map(toPredicted));
    const [tip] = best;
    const chosen = [likely, goals].flatMap((match) => (match === undefined ? [] : [match]));
    notes.dependOn(
      'tips',
      'catalogue',
      ...new Set(coming.map(({ kickoffUtc }) => `day:${kickoffUtc.toISOString().slice(0, 10)}` as const)),
    );
    notes.freshUntil(
      new Date(
        Math.min(to.getTime(), ...[...chosen, ...(tip === undefined ? [] : [tip.tip])].map(({ kickoffUtc }) => kickoffUtc.getTime())),
      ),
    );
    const bets = [
      ...(likely === undefined ? [] : [{ matchId: likely.id, bet: rulesOf('football').model.betOn(likely.end.result) as AnyBet }]),
      ...(goals === undefined ? [] : [{ matchId: goals.id, bet: overTwoAndHalf }]),
    ];
    const [offers, form] = await Promise.all([
      listOffersOfBets(db, bets, words.locale.tag),
      listLastResults(db, likely === undefined ? [] : [likely.homeId, likely.awayId], now, matchesOfForm),
    ]);
    const offerOf = (match: PredictedMatch) => offers[bets.findIndex(({ matchId }) => matchId === match.id)] ?? null;
    return {
      likely: likely && {
        kind: 'likely',
        match: likely,
        bet: rulesOf('football').model.betOn(likely.end.result),
        chance: resultChance(likely),
        offer: offerOf(likely),
        reason: formReason(likely, form),
      },
      tip,
      goals: goals && {
        kind: 'goals',
        match: goals,
        bet: overTwoAndHalf,
        chance: goalsChance(goals),
        offer: offerOf(goals),
        reason: { code: 'goals-above-average', goals: goals.goals.home + goals.goals.away, average: goals.leagueGoals },
      },
    };
  });
}

const overTwoAndHalf = { market: 'total-goals', line: 2.5, selection: 'over' } as const satisfies AnyBet;

function toPredicted({ model, marketInformed, blended, ...match }: ComingPrediction): PredictedMatch {
  const goals = expectedGoals(scoreGrid(headlineForecast({ model, marketInformed, blended }).parameters));
  return { ...match, end: predictMatch('football', { model, marketInformed, blended }), goals };
}

function formReason(
  { end, homeId, homeName, awayId, awayName, goals }: PredictedMatch,
  form: ReadonlyMap<number, LastResults>,
): PickReason {
  const sides = [
    { id: homeId, name: homeName },
    { id: awayId, name: awayName },
  ] as const;
  const [winner, loser] = end.result === 'away' ? [sides[1], sides[0]] : sides;
  const [ofWinner, ofLoser] = [form.get(winner.id), form.get(loser.id)];
  const isWorthNaming = (results: LastResults | undefined, of: 'won' | 'lost'): results is LastResults =>
    results !== undefined && results.played === matchesOfForm && results[of] >= minOfForm;
  if (isWorthNaming(ofWinner, 'won') && !(isWorthNaming(ofLoser, 'lost') && ofLoser.lost > ofWinner.won)) {
    return { code: 'winner-won', club: winner.name, ...ofWinner };
  }
  if (isWorthNaming(ofLoser, 'lost')) return { code: 'loser-lost', club: loser.name, ...ofLoser };
  return { code: 'goals-expected', ...goals };
}
