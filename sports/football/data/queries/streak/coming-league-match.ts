import { sportIds } from '#data/catalogue/sport-ids.ts';

/** The SQL condition for matches `m` that begin in [$1, $2) and are still to come at $3. */
export const isComing = `m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and m.status = 'scheduled'
  and (m.kickoff_utc > $3 or not m.kickoff_known)`;

/** The SQL condition for such matches of the tournaments `t` that are league matches. */
export const comingLeagueMatch = `${isComing} and t.type = 'league'`;
