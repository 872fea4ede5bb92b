import type { Page } from '#app/document/page.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { basketballClubPage } from '#sports/basketball/app/pages/basketball-club/basketball-club.page.ts';
import { basketballGamePage } from '#sports/basketball/app/pages/basketball-game/basketball-game.page.ts';
import { basketballSeasonPage } from '#sports/basketball/app/pages/basketball-season/basketball-season.page.ts';
import { matchPage } from '#sports/football/app/pages/match/match.page.ts';
import { teamPage } from '#sports/football/app/pages/team/team.page.ts';
import { tournamentPage } from '#sports/football/app/pages/tournament/tournament.page.ts';
import { tennisMatchPage } from '#sports/tennis/app/pages/tennis-match/tennis-match.page.ts';
import { tennisPlayerPage } from '#sports/tennis/app/pages/tennis-player/tennis-player.page.ts';
import { tennisTournamentPage } from '#sports/tennis/app/pages/tennis-tournament/tennis-tournament.page.ts';

/** The pages of a sport beside its list of matches, each at the address that the rest of the site links: `matchPath`, `competitionPath` and `sidePath`. */
interface SportPages {
  readonly match: Page;
  readonly competition: Page;
  /** The page of a club, or of a player in a sport of single players. */
  readonly side: Page;
}

const pages: Readonly<Record<Sport, SportPages>> = {
  football: { match: matchPage, competition: tournamentPage, side: teamPage },
  tennis: { match: tennisMatchPage, competition: tennisTournamentPage, side: tennisPlayerPage },
  basketball: { match: basketballGamePage, competition: basketballSeasonPage, side: basketballClubPage },
};

/** Returns the pages of a sport beside its list of matches. */
export function pagesOf(sport: Sport): SportPages {
  return pages[sport];
}

/** The pages of every sport. */
export const pagesOfSports: readonly Page[] = sports.flatMap((sport) => Object.values(pagesOf(sport)));
