import type { PlacedFootballMatch } from '#data/commands/matches/placed-match.ts';
import type { FeedEvent, FeedPerson } from '#data/feeds/feed.ts';
import type { NamedPlayer } from './identify-players.ts';

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];

/**
 * Returns the players named in the matches of a batch. Returns none when the batch has only names beside events, as files of results have: such a name
 * creates no player.
 */
export function playersOfMatches(placed: readonly PlacedFootballMatch[]): NamedPlayer[] {
  return placed.some(({ match }) => match.lineUps ?? match.absences ?? match.events?.some(hasNumber)) ? placed.flatMap(playersOf) : [];
}

function playersOf({ match, tournament, home, away, kickoffUtc }: PlacedFootballMatch, index: number): NamedPlayer[] {
  const teams = { home, away };
  const day = kickoffUtc.toISOString().slice(0, 10);
  const of = (side: Side, person: FeedPerson, list?: string): NamedPlayer => ({
    person,
    team: teams[side],
    day,
    tournamentId: match.tournamentId,
    tournament,
    list,
  });
  const listed = sides.flatMap((side) => {
    const lineUp = match.lineUps?.[side];
    const people = [...(lineUp?.starters ?? []), ...(lineUp?.bench ?? []), ...(match.absences?.[side] ?? [])];
    return people.map((person) => of(side, person, `${index} ${side}`));
  });
  const inEvents = (match.events ?? []).flatMap((event) => {
    const { player, replaced, assist } = peopleOf(event);
    return [player, replaced, assist].map((person) => of(sideOf(event), person));
  });
  return [...listed, ...inEvents];
}

function hasNumber({ playerExternalId, replacedExternalId, assistExternalId }: FeedEvent): boolean {
  return (playerExternalId ?? replacedExternalId ?? assistExternalId) !== undefined;
}

/** Returns the player, the replaced player and the assisting player of an event. */
export function peopleOf(event: FeedEvent): Record<'player' | 'replaced' | 'assist', FeedPerson> {
  return {
    player: { name: event.playerName, externalId: event.playerExternalId },
    replaced: { name: event.replacedName, externalId: event.replacedExternalId },
    assist: { name: event.assistName, externalId: event.assistExternalId },
  };
}

/** Returns the side of the player in an event: an own goal is listed under the other side. */
export function sideOf({ kind, side }: FeedEvent): Side {
  if (kind !== 'own-goal') return side;
  return side === 'home' ? 'away' : 'home';
}
