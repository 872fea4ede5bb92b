import { sportIds } from '#data/catalogue/sport-ids.ts';

/** The SQL condition for league matches `m` of the tournaments `t` that begin in [$1, $2) and are still to come at $3. */
export const comingLeagueMatch = `m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and m.status = 'scheduled'
  and (m.kickoff_utc > $3 or not m.kickoff_known) and t.type = 'league'`;
