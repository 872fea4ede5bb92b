import { setImmediate } from 'node:timers/promises';
import type { Feed, FeedBatch, FeedMatch, FeedSquad } from '#data/feeds/feed.ts';
import { nameSquads } from '#demonstration/people/name-squads.ts';
import type { DemonstrationCatalogue, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { SquadMember } from '../clubs/squads.ts';
import { matchAt } from '../match/match-at.ts';
import { hasChangedStatus, hasPlayedOn } from '../match/match-changes.ts';
import { hasTeamNews } from '../match/match-line-ups.ts';
import { quotesOf, wasQuoted } from '../prices/match-prices.ts';
import type { PlannedMatch } from '../season/planned-match.ts';
import { Seasons } from '../season/seasons.ts';
import { demonstrationFeedName } from './demonstration-feed-name.ts';

export interface DemonstrationFeed extends Feed {
  /** Returns the matches that may have changed after one moment and until another, in their state at the latter. */
  changesBetween(after: Date, until: Date): FeedBatch;
  /** Builds the seasons around a moment, one by one, with pauses for other work; later reads are then quick. */
  prepare(now: Date): Promise<void>;
  /**
   * Returns the matches of the days around a moment, of all competitions at once, and with each the other meetings at the same ground in its season:
   * alone, one of these would be taken for the other, moved.
   */
  readPresent(now: Date): FeedBatch;
  /** Yields the same batches as `read`, without those that `readPresent` returned at an earlier moment. */
  readPast(now: Date, presentReadAt: Date): AsyncGenerator<FeedBatch>;
}

/** Times before and after a moment that the first pages and the first tips cover: yesterday, and as far ahead as tips reach with a day to spare. */
const presentMs = { before: 36 * 3_600_000, after: 5 * 24 * 3_600_000 };

/** Time for which quotes are given: a little longer than the record that the demonstration rebuilds. */
const quotesShownMs = 130 * 86_400_000;

/**
 * Returns the feed of the demonstration: every match of the catalogue's competitions, a pure function of the seed and the moment. Its state between
 * two reads is only a cache.
 */
export function createDemonstrationFeed(catalogue: DemonstrationCatalogue, seed: number): DemonstrationFeed {
  const seasons = new Seasons(catalogue, seed);
  let squads: ReadonlyMap<string, readonly SquadMember[]> | undefined;
  const squadFor = (slug: string): readonly SquadMember[] => {
    squads ??= nameSquads(catalogue, seed);
    const squad = squads.get(slug);
    if (squad === undefined) throw new RangeError(`no competition of the demonstration has a club "${slug}"`);
    return squad;
  };
  const { tournaments } = catalogue;
  const sourceOf = (tournament: string) => `demonstration:${tournament}`;

  function matchesAt(tournament: DemonstrationTournament, nowMs: number, choose: Choice): FeedMatch[] {
    const { previous, current } = seasons.shownAt(tournament, nowMs);
    return [
      ...choose(previous).map((match) =>
        matchAt(match, nowMs, isRecent(match, nowMs) ? quotesOf(match, Number.NEGATIVE_INFINITY, nowMs) : []),
      ),
      ...choose(current).map((match) => matchAt(match, nowMs, quotesOf(match, Number.NEGATIVE_INFINITY, nowMs), squadFor)),
    ];
  }

  async function* batchesAt(nowMs: number, choose: Choice = (all) => all): AsyncGenerator<FeedBatch> {
    const listedSlugs = new Set<string>();
    for (const [index, tournament] of tournaments.entries()) {
      const source = sourceOf(tournament.id);
      const progress = { done: index, total: tournaments.length };
      const squads = squadsOf(tournament, listedSlugs, squadFor);
      // Squads come first, since a season's line-ups and events name each player by number a hundred times.
      if (squads.length > 0) yield { source, rows: 0, matches: [], squads, problems: [], progress };
      const matches = matchesAt(tournament, nowMs, choose);
      yield { source, rows: matches.length, matches, problems: [], progress: { ...progress, done: index + 1 } };
    }
  }

  return {
    name: demonstrationFeedName,
    isSimulated: true,

    read: (_paths, { now, asOf }) => batchesAt((asOf ?? now).getTime()),

    readPast: (now, presentReadAt) => batchesAt(now.getTime(), (matches) => partition(matches, presentReadAt).past),

    readPresent(now) {
      const nowMs = now.getTime();
      const matches = tournaments.flatMap((tournament) => matchesAt(tournament, nowMs, (planned) => partition(planned, now).present));
      return { source: sourceOf('present'), rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
    },

    async prepare(now) {
      for (const tournament of tournaments) {
        seasons.shownAt(tournament, now.getTime());
        await setImmediate();
      }
    },

    changesBetween(after, until) {
      const [afterMs, untilMs] = [after.getTime(), until.getTime()];
      const matches: FeedMatch[] = [];
      for (const tournament of tournaments) {
        const { previous, current } = seasons.shownAt(tournament, untilMs);
        for (const match of previous) if (hasChangedStatus(match, afterMs, untilMs)) matches.push(matchAt(match, untilMs, []));
        for (const match of current) {
          const quotes = wasQuoted(match, afterMs, untilMs) ? quotesOf(match, afterMs, untilMs) : [];
          const hasChanged = hasChangedStatus(match, afterMs, untilMs) || hasTeamNews(match.kickoffMs, afterMs, untilMs);
          if (quotes.length > 0 || hasChanged || hasPlayedOn(match, afterMs, untilMs, squadFor)) {
            matches.push(matchAt(match, untilMs, quotes, squadFor));
          }
        }
      }
      return { source: sourceOf('changes'), rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
    },
  };
}

/**
 * Returns true for a match young enough to have prices: a season that has just ended has those that the record of the last months needs; an older one
 * has none.
 */
function isRecent({ kickoffMs }: PlannedMatch, nowMs: number): boolean {
  return nowMs - kickoffMs < quotesShownMs;
}

/** Returns those of a season's matches that are read. */
type Choice = (matches: readonly PlannedMatch[]) => readonly PlannedMatch[];

/** Returns the matches of a season that `readPresent` reads at a moment, and the others. */
function partition(matches: readonly PlannedMatch[], now: Date) {
  const pairOf = ({ home, away }: PlannedMatch) => `${home.slug} ${away.slug}`;
  const pairs = new Set(matches.filter((match) => isAround(match, now)).map(pairOf));
  const { present = [], past = [] } = Object.groupBy(matches, (match) => (pairs.has(pairOf(match)) ? 'present' : 'past'));
  return { present, past };
}

/** Returns true for a match that is played in the days around a moment, or was to be. */
function isAround({ kickoffMs, firstKickoffMs }: PlannedMatch, now: Date): boolean {
  const [from, until] = [now.getTime() - presentMs.before, now.getTime() + presentMs.after];
  return [kickoffMs, firstKickoffMs].some((at) => at >= from && at < until);
}

/** Returns the squads of a competition's clubs, each club's once in a reading. */
function squadsOf(
  tournament: DemonstrationTournament,
  listedSlugs: Set<string>,
  squadFor: (slug: string) => readonly SquadMember[],
): FeedSquad[] {
  return tournament.clubs.flatMap(({ slug, name, country }) => {
    if (listedSlugs.has(slug)) return [];
    listedSlugs.add(slug);
    return [{ team: { name, country, tournamentId: tournament.id }, members: squadFor(slug).map(toFeedMember) }];
  });
}

function toFeedMember({ shirtNumber, position, name, externalId, birthDate }: SquadMember): FeedSquad['members'][number] {
  return { shirtNumber, position, playerName: name, playerExternalId: externalId, birthDate };
}
