import { addNumberedClubs } from '#data/commands/clubs/add-numbered-clubs.ts';
import { addProvisionalClubs, type NewClub } from '#data/commands/clubs/add-provisional-clubs.ts';
import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedClub, FeedMatch } from '#data/feeds/feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { FoundSide, MatchOfTournament, Placing } from '../place-matches.ts';
import type { FootballContext } from '../storing-context.ts';

/** Placing of football matches (finding their clubs), and lists that it fills with what it found. */
export interface ClubFinding extends Placing<FeedMatch> {
  /** Names that became clubs. */
  readonly added: readonly NewClub[];
  /** Names that match no club and could not be added as one, for the operator's list. */
  readonly unknownNames: readonly UnknownName[];
  /** Matches with such names, which are held back and not stored. */
  readonly held: readonly FeedMatch[];
}

type FindingContext = Pick<FootballContext, 'provider' | 'clubs' | 'externalClubs' | 'maxNewClubs' | 'now'>;

/** Country of competitions between countries. */
const ofNoCountry = 'international';

/**
 * Returns the placing of football matches. A club is found by the feed's own number, or by name in its country or that of the competition. In competitions
 * between countries it is also found by a name that only one club has. Any other name becomes a new club, up to the limits of the source. The new club is
 * provisional unless the source gives it a number in a competition that it has listed.
 */
export function findClubs(context: FindingContext): ClubFinding {
  const { clubs, externalClubs } = context;
  const added: NewClub[] = [];
  const unknownNames: UnknownName[] = [];
  const held: FeedMatch[] = [];

  function findKnown({ name, externalId, country }: FeedClub, { tournament }: MatchOfTournament<FeedMatch>): DirectoryClub | undefined {
    const numbered = externalId === undefined ? undefined : externalClubs.get(externalId);
    if (numbered !== undefined) return numbered;
    const found =
      (country === undefined ? undefined : clubs.find(country, tournament.gender, name)) ??
      clubs.find(tournament.country, tournament.gender, name) ??
      (country === undefined && tournament.country === ofNoCountry ? clubs.findAnywhere(tournament.gender, name) : undefined);
    // The next name with the same number is the same club.
    if (found !== undefined && externalId !== undefined) externalClubs.set(externalId, found);
    return found;
  }

  function newClubOf({ name, country }: FeedClub, { match, tournament }: MatchOfTournament<FeedMatch>): NewClub {
    const ofClub = country !== undefined && clubs.hasCountry(country) ? country : tournament.country;
    return { country: ofClub, gender: tournament.gender, name, tournament: match.tournamentId };
  }

  async function addUnknown(client: Queryable, missing: readonly UnknownSide[]): Promise<void> {
    const wanted = new Map<string, WantedClub>();
    const keyOfNumber = new Map<string, string>();
    for (const { side, place } of missing) {
      const club = newClubOf(side, place);
      const { externalId } = side;
      const key = (externalId && keyOfNumber.get(externalId)) ?? keyOf(club);
      const known = wanted.get(key) ?? {
        club,
        externalIds: new Set(),
        isOfListed: place.tournament.listedBy?.includes(context.provider) ?? false,
      };
      wanted.set(key, known);
      if (externalId === undefined) continue;
      keyOfNumber.set(externalId, key);
      known.externalIds.add(externalId);
    }
    if (wanted.size === 0) return;
    const all = [...wanted.values()];
    const { provider: source, now, maxNewClubs } = context;
    const numbered = all.filter(({ externalIds, isOfListed }) => isOfListed && externalIds.size > 0);
    const ofSource = new Set([...externalClubs.values()].map(({ id }) => id));
    const left = remember(numbered, await addNumberedClubs(client, namesOf(numbered), { source, now, numbered: ofSource }));
    const others = [...all.filter((one) => !numbered.includes(one)), ...left];
    remember(others, await addProvisionalClubs(client, namesOf(others), { source, now, maxNewClubs }));
  }

  /** Remembers the clubs that names became, and returns the names that became none. */
  function remember(wanted: readonly WantedClub[], found: readonly (DirectoryClub | undefined)[]): WantedClub[] {
    return wanted.filter(({ club, externalIds }, index) => {
      const present = found[index];
      if (present === undefined) return true;
      clubs.add(club, present);
      for (const externalId of externalIds) externalClubs.set(externalId, present);
      added.push(club);
      return false;
    });
  }

  return {
    sportOf: () => 'football',
    async findSides(client, entered) {
      const found = new Map(entered.map((place) => [place.match, pairOf(place.match, (side) => findKnown(side, place))]));
      const missing = entered.flatMap((place) => {
        const { home, away } = place.match;
        return [home, away].flatMap((side, index) => (found.get(place.match)?.[index] === undefined ? [{ side, place }] : []));
      });
      const named = missing.filter(({ side }) => foldName(side.name) !== '');
      await addUnknown(client, named);
      for (const { side, place } of named) {
        if (findKnown(side, place) === undefined) unknownNames.push({ kind: 'team', ...newClubOf(side, place) });
      }
      return (place): Pair<FoundSide> => {
        const { match } = place;
        const known = found.get(match);
        const sides = pairOf(match, (side, index): FoundSide => {
          const { name, externalId } = side;
          const club = known?.[index] ?? findKnown(side, place);
          return { name, externalId, side: club, isHeld: club === undefined && foldName(name) !== '' };
        });
        if (sides.some(({ isHeld }) => isHeld) && sides.every(({ side, isHeld }) => side !== undefined || isHeld)) held.push(match);
        return sides;
      };
    },
    added,
    unknownNames,
    held,
  };
}

interface WantedClub {
  readonly club: NewClub;
  readonly externalIds: Set<string>;
  /** True when the source has listed the competition, so that its numbers are reliable. */
  readonly isOfListed: boolean;
}

const namesOf = (wanted: readonly WantedClub[]): NewClub[] => wanted.map(({ club }) => club);

interface UnknownSide {
  readonly side: FeedClub;
  readonly place: MatchOfTournament<FeedMatch>;
}

function pairOf<Value>({ home, away }: FeedMatch, toValue: (side: FeedClub, index: 0 | 1) => Value): Pair<Value> {
  return [toValue(home, 0), toValue(away, 1)];
}

function keyOf({ country, gender, name }: NewClub): string {
  return `${country}|${gender}|${foldName(name)}`;
}
