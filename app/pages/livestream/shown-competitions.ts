import type { CountryBroadcast } from '#data/queries/broadcasts/list-broadcasts-in-country.ts';
import type { MatchToWatch } from '#data/queries/broadcasts/list-matches-to-watch.ts';
import type { Broadcast } from '#domain/broadcast/broadcast.ts';

/** A competition with its broadcasts and its matches of the day, in order of kick-off. */
export interface ShownCompetition {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly code: string;
  readonly broadcasts: readonly Broadcast[];
  readonly matches: readonly ShownMatch[];
}

export interface ShownMatch extends MatchToWatch {
  /** The channels that show this match for certain: those that show all of the competition, and those named for this match. */
  readonly certain: readonly Broadcast[];
  /** The channels that show a part of the competition, perhaps this match. */
  readonly possible: readonly Broadcast[];
}

/** Returns the competitions of matches with their broadcasts, in the order of the matches; a match without a broadcast is left out. */
export function toShownCompetitions(matches: readonly MatchToWatch[], broadcasts: readonly CountryBroadcast[]): ShownCompetition[] {
  const wholly = Map.groupBy(
    broadcasts.filter(({ matchId }) => matchId === null),
    ({ tournamentId }) => tournamentId,
  );
  const singly = Map.groupBy(
    broadcasts.filter(({ matchId }) => matchId !== null),
    ({ matchId }) => matchId,
  );
  const shown = matches.flatMap((match): ShownMatch[] => {
    const own = singly.get(match.id) ?? [];
    const ofCompetition = (wholly.get(match.tournamentId) ?? []).filter(({ channel }) => own.every((other) => other.channel !== channel));
    if (own.length + ofCompetition.length === 0) return [];
    const certain = [...own, ...ofCompetition.filter(({ extent }) => extent === 'all')];
    return [{ ...match, certain, possible: ofCompetition.filter(({ extent }) => extent === 'some') }];
  });
  return [...Map.groupBy(shown, ({ tournamentId }) => tournamentId)].map(([id, ofCompetition]) => {
    const { tournamentName: name, tournamentSlug: slug, categorySlug, code } = ofCompetition[0] as ShownMatch;
    return { id, name, slug, categorySlug, code, broadcasts: wholly.get(id) ?? [], matches: ofCompetition };
  });
}
