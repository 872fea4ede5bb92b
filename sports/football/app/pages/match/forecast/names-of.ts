import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

type Named = Pick<ListedMatch, 'homeName' | 'homeShortName' | 'awayName' | 'awayShortName'>;

/** Returns the clubs' names for sentences. */
export function fullNamesOf({ homeName, awayName }: Named): ClubNames {
  return { home: homeName, away: awayName };
}

/** Returns the clubs' names for narrow cells. */
export function shortNamesOf({ homeShortName, awayShortName }: Named): ClubNames {
  return { home: homeShortName, away: awayShortName };
}
