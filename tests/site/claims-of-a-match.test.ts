import { beforeAll, expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-04-05T09:00:00Z');
const dayMs = 86_400_000;
const here = { address: '' };
const slug = 'arsenal-everton-2024-04-06';

/**
 * Returns a season in which every club is at home to every other, three days apart; the home side wins, except against Arsenal, who win all
 * their matches.
 */
function season(label: string, firstDay: string, clubs: readonly string[]): FeedMatch[] {
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => [home, away] as const));
  return pairs.map(([home, away], index) =>
    feedMatch(home, away, new Date(Date.parse(firstDay) + index * 3 * dayMs).toISOString(), {
      season: label,
      ...(away === 'Arsenal' ? ended(0, 2) : ended(2, 0)),
    }),
  );
}

const read = async (path: string) => (await (await fetch(here.address + path)).text()).replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

beforeAll(async () => {
  const present = ['Arsenal', 'Everton', 'Man City', 'Man United'];
  await ingestMatches(db, now, [
    // Oldham have left the league and play nowhere that is recorded.
    ...season('2022-23', '2022-08-06T15:00:00Z', [...present, 'Oldham']),
    ...season('2023-24', '2023-08-12T15:00:00Z', present),
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
  ]);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(now));
  await publishForecasts(db, ratings, tournaments, { now, until: new Date('2024-04-10T00:00:00Z') });
  here.address = (await startTestSite(connectionString, { CLOCK: now.toISOString(), DATASET: 'real' })).address;
}, 120_000);

it.each([
  ['', 'last five · league matches since 2022', 'compiled from our data: league matches since 2022'],
  ['/cz', 'posledních pět · ligové zápasy od roku 2022', 'sestaveno z\u00a0našich dat: ligové zápasy od roku 2022'],
  ['/de', 'die letzten fünf · Ligaspiele seit 2022', 'aus unseren Daten verfasst: Ligaspiele seit 2022'],
  ['/es', 'últimos cinco · partidos de liga desde 2022', 'redactada a partir de nuestros datos: partidos de liga desde 2022'],
  ['/gr', 'πέντε τελευταίοι · αγώνες πρωταθλήματος από το 2022', 'από τα στοιχεία μας: αγώνες πρωταθλήματος από το 2022'],
  ['/it', 'ultime cinque · partite di campionato dal 2022', 'scritta a partire dai nostri dati: partite di campionato dal 2022'],
  ['/pt_br', 'últimos cinco · jogos de liga desde 2022', 'redigida a partir dos nossos dados: jogos de liga desde 2022'],
])('a match page%s says of which matches, and since when, form and preview tell', async (prefix, form, preview) => {
  const page = await read(`${prefix}/${slug}?prices=result`);
  expect(page).toContain(`|${form}|`);
  expect(page).toContain(`|${preview}|`);
});

it('a match page says the same of the meetings of its clubs, which are no more than the data hold', async () => {
  const page = await read(`/${slug}?prices=result`);
  expect(page).toContain('|Head-to-head|league matches since 2022|');
  expect(page).toContain('|4| Arsenal|0| draws|Everton |0|');
  expect(page).toMatch(/[Ss]ince 2022[^.|]*league|league meetings[^.|]* since 2022/);
  expect(page).not.toMatch(/all competitions/i);
});

it('a club page ranks the club among those of the season, not among those that left the league', async () => {
  const page = await read('/teams/arsenal');
  expect(page).toContain('Arsenal rank 1st of 4 in attack.');
  expect(page).toContain('Arsenal rank 1st of 4 in defence.');
});
