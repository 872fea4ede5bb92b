import { isGoal } from '#domain/match/match-timeline.ts';
import type { LineUpPlayer } from '../../../../data/queries/match/get-line-ups.ts';
import type { ListedMatchEvent } from '../../../../data/queries/match/list-match-events.ts';

type Moment = Pick<ListedMatchEvent, 'minute' | 'addedMinute'>;
type Named = Pick<LineUpPlayer, 'slug' | 'playerName' | 'shirtNumber'>;

/** The goals, cards and changes of a player in a match. */
export interface PlayerMarks {
  readonly goals: readonly Moment[];
  readonly ownGoals: readonly Moment[];
  readonly isBooked: boolean;
  /** The moment of the red card, or of the second yellow one. */
  readonly sentOff: Moment | undefined;
  readonly wentOff: Moment | undefined;
  readonly cameOn: (Moment & { readonly forNumber: number | null }) | undefined;
}

/**
 * Returns the goals, cards and changes of a player of one side. Events are matched by the address of the player's page, else by name, else by number.
 *
 * @param numberOf finds the number of the replaced player when the event has the name alone
 */
export function marksOf(
  player: Named,
  side: 'home' | 'away',
  events: readonly ListedMatchEvent[],
  numberOf: (replaced: Named) => number | null = ({ shirtNumber }) => shirtNumber,
): PlayerMarks {
  // An own goal is listed under the side that profits from it.
  const own = events.filter((event) => (event.kind === 'own-goal') !== (event.side === side));
  const his = own.filter((event) => isSame(player, playerIn(event)));
  const on = his.find(({ kind }) => kind === 'substitution');
  return {
    goals: his.filter(({ kind }) => isGoal(kind) && kind !== 'own-goal'),
    ownGoals: his.filter(({ kind }) => kind === 'own-goal'),
    isBooked: his.some(({ kind }) => kind === 'yellow-card' || kind === 'second-yellow-card'),
    sentOff: his.find(({ kind }) => kind === 'red-card' || kind === 'second-yellow-card'),
    wentOff: own.find((event) => event.kind === 'substitution' && isSame(player, replacedIn(event))),
    cameOn: on && { minute: on.minute, addedMinute: on.addedMinute, forNumber: numberOf(replacedIn(on)) },
  };
}

const playerIn = ({ playerSlug, playerName, shirtNumber }: ListedMatchEvent): Named => ({ slug: playerSlug, playerName, shirtNumber });
const replacedIn = ({ replacedSlug, replacedName, replacedNumber }: ListedMatchEvent): Named => ({
  slug: replacedSlug,
  playerName: replacedName,
  shirtNumber: replacedNumber,
});

/** True when both name the same player of one side. */
export function isSame(one: Named, other: Named): boolean {
  if (one.slug !== null && other.slug !== null) return one.slug === other.slug;
  if (one.playerName !== null && one.playerName === other.playerName) return true;
  return one.shirtNumber !== null && one.shirtNumber === other.shirtNumber;
}
