import { sportIds } from '#data/catalogue/sport-ids.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';

/** Max age of the last ten matches that streaks are counted from: the results before a season's absence continue no streak. */
export const maxStreakAge = "interval '365 days'";

/** The SQL condition for league matches `m`. */
export const isLeagueMatch = "m.tournament_id = any(array(select numeric_id from tournaments where type = 'league'))";

/** The SQL condition for results that count in streaks: finished matches `m` of football leagues whose score after ninety minutes is known. */
export const isStreakResult = `m.sport_id = ${sportIds.football} and m.status = 'finished' and ${goals90('home')} is not null and ${isLeagueMatch}`;
