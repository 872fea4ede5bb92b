import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Queryable } from '#data/database/database.ts';
import { addDays, localDayOf } from '#domain/time/local-day.ts';
import { firstOfGrown, rankCompetitions } from '#domain/tournament/importance.ts';
import { tiersByName } from '#domain/tournament/tiers-by-name.ts';
import { type CountedCompetition, listMeasuredCompetitions } from './list-measured-competitions.ts';
import { weighSearchTerms } from './weigh-search-terms.ts';

/** Number of days for which page views count; four weeks include each weekday equally. */
const countedDays = 28;

/**
 * Orders the football competitions that sources added by their readers, bookmakers and tier, after those of the catalogue, which keep the places that
 * editors chose. Stores the importance of all clubs and competitions for the search, and deletes page views that are too old to matter. Returns the number
 * of competitions that moved.
 */
export async function rankGrownCompetitions(client: Queryable, now: Date): Promise<number> {
  const since = addDays(localDayOf(now, 'UTC'), -countedDays);
  const competitions = await listMeasuredCompetitions(client, { since, days: countedDays });
  const tiers = tiersOf(competitions);
  const grown = competitions.filter(({ isChosenByHand }) => !isChosenByHand);
  const ranked = rankCompetitions(grown.map((competition) => ({ ...competition, tier: tiers.get(competition.id) ?? 1 })));
  const moved = ranked
    .map(({ id, priority }, place) => ({ id, priority, to: firstOfGrown + place }))
    .filter(({ priority, to }) => priority !== to);
  if (moved.length > 0) {
    await client.query(
      'update tournaments t set priority = r.place from unnest($1::int[], $2::int[]) as r(id, place) where t.numeric_id = r.id',
      [moved.map(({ id }) => id), moved.map(({ to }) => to)],
    );
    await recordChanges(client, ['catalogue'], now);
  }
  await weighSearchTerms(client);
  await client.query('delete from page_openings where day < $1', [since]);
  return moved.length;
}

/**
 * Returns tiers by the id of the competition, 1 for the highest. A senior league has the catalogue's tier. If the catalogue has none for it, the league is
 * one below the lowest tier that the catalogue has in its country, or has the tier that the names of the country's leagues imply. A part of a league has
 * the league's tier. A cup has tier 2 in a country of which the catalogue has tiers. Other competitions have none.
 */
function tiersOf(competitions: readonly CountedCompetition[]): ReadonlyMap<number, number> {
  const tiers = new Map<number, number>();
  const leagues = competitions.filter(({ kind, level }) => kind === 'league' && level === 'senior');
  for (const [, ofCountry] of Map.groupBy(leagues, ({ region, gender }) => `${region} ${gender}`)) {
    const whole = ofCountry.filter(({ parentId }) => parentId === null);
    const named = tiersByName(whole.map(({ name }) => name));
    const lowest = Math.max(0, ...whole.map(({ tier }) => tier ?? 0));
    for (const [index, { id, tier }] of whole.entries()) tiers.set(id, tier ?? (lowest > 0 ? lowest + 1 : (named[index] as number)));
    for (const { id, tier, parentId } of ofCountry) if (parentId !== null) tiers.set(id, tier ?? tiers.get(parentId) ?? 1);
  }
  const known = new Set(competitions.flatMap(({ region, tier }) => (tier === null ? [] : [region])));
  for (const { id, kind, region } of competitions) if (kind === 'cup' && known.has(region)) tiers.set(id, 2);
  return tiers;
}
