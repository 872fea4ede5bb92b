import { setImmediate } from 'node:timers/promises';
import type { Feed, FeedBatch, FeedMatch, FeedSquad } from '#data/feeds/feed.ts';
import type { DemonstrationCatalogue, DemonstrationTournament } from '#demonstration/catalogue/demonstration-catalogue.ts';
import type { SquadMember } from '#demonstration/clubs/squads.ts';
import { matchAt } from '#demonstration/match/match-at.ts';
import { hasChangedStatus, hasPlayedOn } from '#demonstration/match/match-changes.ts';
import { hasTeamNews } from '#demonstration/match/match-line-ups.ts';
import { nameSquads } from '#demonstration/people/name-squads.ts';
import { quotesOf, wasQuoted } from '#demonstration/prices/match-prices.ts';
import type { PlannedMatch } from '#demonstration/season/planned-match.ts';
import { Seasons } from '#demonstration/season/seasons.ts';
import { demonstrationFeedName } from './demonstration-feed-name.ts';

export interface DemonstrationFeed extends Feed {
  /** The matches that may have changed after one moment and until another, as they stand at the latter. */
  changesBetween(after: Date, until: Date): FeedBatch;
  /** Builds the seasons around a moment, one after the other, letting other work in between; later reads are then quick. */
  prepare(now: Date): Promise<void>;
}

/** A little longer than the record that the demonstration rebuilds. */
const quotesShownMs = 130 * 86_400_000;

/**
 * Returns the feed of the demonstration: every match of the catalogue's competitions, a pure function of the seed and the moment.
 * Its state between two reads only saves work.
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

  return {
    name: demonstrationFeedName,
    isSimulated: true,

    async *read(_paths, { now, asOf }) {
      const nowMs = (asOf ?? now).getTime();
      const listedSlugs = new Set<string>();
      for (const [index, tournament] of tournaments.entries()) {
        const progress = { done: index, total: tournaments.length };
        const squads = squadsOf(tournament, listedSlugs, squadFor);
        // Who is in a squad is known by number when a season's line-ups and events name him a hundred times.
        if (squads.length > 0) yield { source: sourceOf(tournament.id), rows: 0, matches: [], squads, problems: [], progress };
        const { previous, current } = seasons.shownAt(tournament, nowMs);
        const matches = [
          ...previous.map((match) => matchAt(match, nowMs, isRecent(match, nowMs) ? quotesOf(match, Number.NEGATIVE_INFINITY, nowMs) : [])),
          ...current.map((match) => matchAt(match, nowMs, quotesOf(match, Number.NEGATIVE_INFINITY, nowMs), squadFor)),
        ];
        yield {
          source: sourceOf(tournament.id),
          rows: matches.length,
          matches,
          problems: [],
          progress: { ...progress, done: index + 1 },
        };
      }
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
 * Returns true for a match young enough to have prices: a season that has just ended keeps those on which the record of the last months
 * rests; an older one has none.
 */
function isRecent({ kickoffMs }: PlannedMatch, nowMs: number): boolean {
  return nowMs - kickoffMs < quotesShownMs;
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
