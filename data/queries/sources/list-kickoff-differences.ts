import type { Queryable } from '#data/database/database.ts';

/** Match to come for which a source has another kick-off than the stored one. */
export interface KickoffDifference {
  readonly match: string;
  /** Source of the stored kick-off, and that kick-off; noon UTC when only its day is known. */
  readonly source: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly otherSource: string;
  readonly otherKickoffUtc: Date;
  readonly saidAt: Date;
}

/**
 * Returns the matches to come whose kick-off is at least ten minutes earlier or later by another source, the next first, at most 2,000. A source that has
 * the same day and no hour, which it reports as noon, does not differ.
 */
export async function listKickoffDifferences(database: Queryable, now: Date): Promise<KickoffDifference[]> {
  const { rows } = await database.query<KickoffDifference>(
    `select m.slug as match, m.fixture_source as source, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown",
       o.provider as "otherSource", o.kickoff as "otherKickoffUtc", o.said_at as "saidAt"
     from matches m join lateral (
       select r.provider, r.said_at, (r.report->>'kickoff_utc')::timestamptz as kickoff from match_reports r where r.match_id = m.id
     ) o on o.provider <> m.fixture_source
     where m.status in ('scheduled', 'postponed') and m.kickoff_utc > $1 and abs(extract(epoch from o.kickoff - m.kickoff_utc)) >= 600
       and not (date_trunc('day', o.kickoff, 'UTC') = date_trunc('day', m.kickoff_utc, 'UTC')
         and (not m.kickoff_known or o.kickoff = date_trunc('day', o.kickoff, 'UTC') + interval '12 hours'))
       and not exists (select from chosen_kickoffs c where c.match_id = m.id)
     order by m.kickoff_utc, m.slug, o.provider limit 2000`,
    [now],
  );
  return rows;
}
