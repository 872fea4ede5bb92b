import { betOfPick, type Pick, type PredictedMatch, toPicks, toPredicted } from '#app/opinions/picks.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { listOffersOfBets } from '#data/queries/odds/list-offers-of-bets.ts';
import { listComingPredictions } from '#data/queries/prediction/list-coming-predictions.ts';
import { phaseOfMatch } from '#domain/match/match-phase.ts';
import { likeliest, type PickKind, pickChance, pickKinds, shownAtFirst } from '#domain/prediction/choose-picks.ts';
import { type Filtered, filterTips } from '../filter-tips.ts';
import { loadThreeTogether, type ThreeTogether } from '../three-together.server.ts';
import type { TipsAddress } from '../tips.address.ts';

/** The predictions of a kind on matches still to come. */
export interface PickList {
  /** The likeliest first. */
  readonly picks: readonly Pick[];
  /** Number of all that are likely enough, including those not shown. */
  readonly found: number;
}

/** The predictions on the matches of a day that are still to come. */
export interface OpinionLists extends Readonly<Record<PickKind, PickList>> {
  /** Number of matches with a prediction. */
  readonly coming: number;
  /** See `loadThreeTogether`. */
  readonly together: ThreeTogether | undefined;
}

/** The lists, with the facts that the filters of the page need. */
export interface LoadedLists {
  readonly lists: OpinionLists;
  /** Every prediction that is likely enough, before anything is filtered. */
  readonly filtered: readonly Filtered[];
  /** The ids of the competitions that have matches to come. */
  readonly competitions: readonly string[];
  /** The known kick-offs to come. */
  readonly kickoffs: readonly Date[];
}

/** Max length of a list. */
const maxShown = 50;

/**
 * Returns the predictions on the matches of a span that are still to come. Takes five queries, one more for each further 500 matches, and one
 * for a filter by price.
 */
export async function loadOpinionLists(site: Site, span: Span, address: TipsAddress): Promise<LoadedLists> {
  const now = site.clock.now();
  const scheduled = await listComingPredictions(site.db, span);
  const predicted = scheduled.filter((match) => phaseOfMatch({ status: 'scheduled', ...match }, now) === 'to-come').map(toPredicted);
  const all = pickKinds.flatMap((kind) => likeliest(predicted, kind, predicted.length).map((match) => asFiltered(kind, match)));
  const left = await leftBy(site, address, all);
  const chosen = pickKinds.flatMap((kind) => {
    const ofKind = left.filter((candidate) => candidate.kind === kind).map(({ match }) => match);
    return {
      kind,
      found: ofKind.length,
      matches: likeliest(inOrderOf(predicted, ofKind), kind, address.all === kind ? maxShown : shownAtFirst),
    };
  });
  const picks = await toPicks(
    site,
    chosen.flatMap(({ kind, matches }) => matches.map((match) => ({ kind, match }))),
  );
  const listOf = (kind: PickKind): PickList => ({
    picks: picks.filter((pick) => pick.kind === kind),
    found: chosen.find((list) => list.kind === kind)?.found ?? 0,
  });
  const likely = listOf('likely');
  return {
    lists: {
      likely,
      goals: listOf('goals'),
      both: listOf('both'),
      coming: predicted.length,
      together: await loadThreeTogether(site, likely.picks),
    },
    filtered: all,
    competitions: predicted.map(({ competitionId }) => competitionId),
    kickoffs: predicted.flatMap(({ kickoffKnown, kickoffUtc }) => (kickoffKnown ? [kickoffUtc] : [])),
  };
}

type Candidate = Filtered & { readonly kind: PickKind; readonly match: PredictedMatch };

function asFiltered(kind: PickKind, match: PredictedMatch): Candidate {
  const bet = betOfPick(kind, match);
  return {
    kind,
    match,
    sport: 'football',
    bet,
    decimalOdds: null,
    probability: pickChance(match, kind),
    tournamentId: match.competitionId,
  };
}

/** Returns the candidates that pass the filters; their prices are read only for a filter by price. */
async function leftBy({ db, words }: Site, address: TipsAddress, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const left = filterTips(candidates, address, 'price');
  if (address.price === undefined) return left;
  const offers = await listOffersOfBets(
    db,
    left.map(({ match, bet }) => ({ matchId: match.id, bet })),
    words.locale.tag,
  );
  return filterTips(
    left.map((candidate, at) => ({ ...candidate, decimalOdds: offers[at]?.decimalOdds ?? null })),
    address,
  );
}

/** Returns the matches of `some` in the order of `all`, in which those of the competitions with most followers come first. */
function inOrderOf(all: readonly PredictedMatch[], some: readonly PredictedMatch[]): PredictedMatch[] {
  const ids = new Set(some.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
}
