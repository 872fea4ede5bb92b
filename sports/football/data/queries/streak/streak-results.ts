import { sportIds } from '#data/catalogue/sport-ids.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';

/** A streak counts the last ten matches, none of which is older than this: what a club did before it was away for a season is no streak any more. */
export const maxStreakAge = "interval '365 days'";

/** The SQL that tells the matches `m` of leagues. */
export const isLeagueMatch = "m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))";

/** The SQL that tells the results of which streaks consist: matches `m` of football leagues that are over, their score after ninety minutes known. */
export const isStreakResult = `m.sport_id = ${sportIds.football} and m.status = 'finished' and ${goals90('home')} is not null and ${isLeagueMatch}`;
