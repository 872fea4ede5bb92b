import type { ClubNames } from '#app/i18n/bet-words.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

type Named = Pick<ListedMatch, 'homeRowName' | 'homeShortName' | 'awayRowName' | 'awayShortName'>;

/** Returns the clubs as sentences name them. */
export function rowNamesOf({ homeRowName, awayRowName }: Named): ClubNames {
  return { home: homeRowName, away: awayRowName };
}

/** Returns the clubs as narrow cells name them. */
export function shortNamesOf({ homeShortName, awayShortName }: Named): ClubNames {
  return { home: homeShortName, away: awayShortName };
}
