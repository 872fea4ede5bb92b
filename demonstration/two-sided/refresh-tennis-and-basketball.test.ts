import { expect, it } from 'vitest';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import type { Database } from '#data/database/database.ts';
import type { TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { createBasketballDemonstration } from '#sports/basketball/demonstration/basketball-demonstration.ts';
import { demonstrationTennis } from '#sports/tennis/demonstration/demonstration-tennis.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { refreshTennisAndBasketball } from './refresh-tennis-and-basketball.ts';
import type { TwoSidedDemonstration } from './two-sided-demonstration.ts';

const { db } = await createTestDatabase();
const { db: fresh } = await createTestDatabase();
const evening = new Date('2026-10-29T17:00:00Z');
const hourMs = 3_600_000;
const later = (milliseconds: number) => new Date(evening.getTime() + milliseconds);

/** Returns the matches of a day in Paris and of the EuroLeague. */
function oneDay(): TwoSidedDemonstration {
  const { tennis, basketball } = loadTwoSidedCatalogue();
  const inParis = demonstrationTennis(
    tennis.tournaments.filter(({ slug }) => slug === 'paris-masters'),
    1,
  );
  const euroLeague = createBasketballDemonstration(
    { competitions: basketball.competitions.filter(({ slug }) => slug === 'euroleague') },
    1,
  );
  const few = (...matches: readonly TwoSidedMatch[]) =>
    matches.filter(({ kickoff }) => Math.abs(kickoffMoment(kickoff).getTime() - evening.getTime()) < 12 * hourMs);
  return {
    matchesAt: (now) => few(...inParis.matchesAt(now), ...euroLeague.demonstrationGames(now)),
    matchesChangedBetween: (after, until) =>
      few(...inParis.matchesChangedBetween(after, until), ...euroLeague.gamesChangedBetween(after, until)),
  };
}

/**
 * Returns the matches and their timelines, without numbers and addresses, which depend on the order of storing. Prices are left out, since
 * fewer are written when a past is filled in.
 */
async function contents(database: Database): Promise<unknown[]> {
  const { rows } = await database.query(
    `select t.id, s.label, h.slug as home, a.slug as away, m.kickoff_utc, m.stage, m.matchday, m.status, m.home_goals, m.away_goals, m.play, m.facts, c.course
     from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id join seasons s on s.id = m.season_id
       join tournaments t on t.numeric_id = m.tournament_id left join match_courses c on c.match_id = m.id order by t.id, m.kickoff_utc, h.slug`,
  );
  return rows;
}

it('stands after five seconds, as after three hours, as if it had been filled at that moment', async () => {
  const tennisAndBasketball = oneDay();
  for (const database of [db, fresh]) {
    await storeTwoSidedWorld(database, evening);
    await storeBookmakers(database, inventedBookmakers);
  }
  expect((await refreshTennisAndBasketball(db, tennisAndBasketball, evening))?.problems).toEqual([]);
  const before = await contents(db);
  await refreshTennisAndBasketball(db, tennisAndBasketball, later(3 * hourMs - 5_000));
  await refreshTennisAndBasketball(db, tennisAndBasketball, later(3 * hourMs));
  await refreshTennisAndBasketball(fresh, tennisAndBasketball, later(3 * hourMs));

  const playing = await db.query(`select distinct sport_id from matches where status = 'live' order by sport_id`);
  expect(playing.rows).toEqual([{ sport_id: 2 }, { sport_id: 3 }]);
  const after = await contents(db);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await contents(fresh));
});
