import { type VotedSport, votedSports } from '#domain/vote/voted-sports.ts';
import { storedValue } from './stored-value.ts';

/** The chosen options, by sport, then by the item of the vote. */
export type Votes = Readonly<Record<VotedSport, Readonly<Record<string, string>>>>;

const noVotes = Object.fromEntries(votedSports.map((sport) => [sport, {}])) as Votes;

/** The votes that the visitor has cast. */
export const votes = storedValue<Votes>('votes', noVotes, (stored) => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const read = { ...noVotes };
  for (const sport of votedSports) {
    const cast: unknown = (stored as Record<string, unknown>)[sport];
    if (typeof cast !== 'object' || cast === null) continue;
    read[sport] = Object.fromEntries(Object.entries(cast).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }
  return read;
});

/** Returns the sport and the item that a page names as `soccer/12`; a sport that is none of ours has no votes. */
export function votedItem(name: string): [VotedSport, string] {
  const [sport = '', item = ''] = name.split('/');
  return [sport as VotedSport, item];
}

/** Returns the choice cast for an item; undefined before a vote. */
export function voteOf(sport: VotedSport, item: string): string | undefined {
  return votes.read()[sport]?.[item];
}

/** Stores a vote beside the others. */
export function rememberVote(sport: VotedSport, item: string, choice: string): void {
  const cast = votes.read();
  votes.write({ ...cast, [sport]: { ...cast[sport], [item]: choice } });
}
