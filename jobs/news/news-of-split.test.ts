import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { listNews } from '#data/queries/news/list-news.ts';
import type { NewsFacts, RoundReview, SeasonRace, WeekendAhead } from '#domain/news/news-facts.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { projectSeasons } from '#jobs/project-seasons.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { scottishCatalogue, scottishRegularSeason, scottishSplitRound } from '#tests/factories/scottish-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { publishNews } from './publish-news.ts';

const { db } = await createTestDatabase();
const thursday = new Date('2025-05-15T09:00:00Z');

async function factsOf<Facts extends NewsFacts>(slug: string): Promise<Facts | undefined> {
  const [piece] = await listNews(db, { slug: `scotland-premiership-${slug}`, limit: 1 });
  return piece?.facts as Facts | undefined;
}

beforeAll(async () => {
  await storeCatalogue(db, scottishCatalogue(), thursday);
  const rounds = [1, 2, 3, 4, 5].flatMap((round) => scottishSplitRound(round, round < 5));
  await ingestMatches(db, thursday, [...scottishRegularSeason(), ...rounds]);
  const tournaments = await listForecastTournaments(db);
  await projectSeasons(db, await rateClubs(db, tournaments, dayNumberOf(thursday)), tournaments, thursday);
  await publishNews(db, thursday);
});

it('tells a week by the places in the season, where the seventh has more points than the sixth', async () => {
  const review = await factsOf<RoundReview>('review-2025-05-12');
  expect(review?.table.map(({ club, before, after, points }) => [club.slug, before, after, points])).toEqual([
    // Nine points for each club below and three more for those that have been met in the half; the last round is to come.
    ['celtic', 1, 1, 111],
    ['rangers', 2, 2, 99],
    ['hibernian', 3, 3, 90],
    ['dundee-united', 4, 4, 75],
    ['aberdeen', 5, 5, 66],
    ['st-mirren', 6, 6, 54],
    ['heart-of-midlothian', 7, 7, 57],
    ['motherwell', 8, 8, 45],
    ['kilmarnock', 9, 9, 36],
    ['dundee', 10, 10, 21],
    ['livingston', 11, 11, 12],
    ['falkirk', 12, 12, 0],
  ]);
});

it('tells title and relegation, which the halves decide', async () => {
  const race = await factsOf<SeasonRace>('race-2025-05');
  expect(race?.clubs.map(({ club, place, title, relegation }) => [club.slug, place, title, relegation])).toEqual([
    ['celtic', 1, 1, 0],
    ...['rangers', 'hibernian', 'dundee-united', 'aberdeen', 'st-mirren'].map((slug, index) => [slug, index + 2, 0, 0]),
    ...['heart-of-midlothian', 'motherwell', 'kilmarnock', 'dundee'].map((slug, index) => [slug, index + 7, 0, 0]),
    ['livingston', 11, 0, 1],
    ['falkirk', 12, 0, 1],
  ]);
});

it('tells a weekend by the halves, in which the sixth is not the last', async () => {
  const weekend = await factsOf<WeekendAhead>('weekend-2025-05-16');
  expect(weekend?.matches).toHaveLength(6);
  const clubs = weekend?.matches.flatMap(({ match: { home, away, table } }) => [home, away].map((club) => ({ ...club, table })));
  const of = (slug: string) => clubs?.find(({ name }) => name.of === 'club' && name.slug === slug);
  expect(of('celtic')).toMatchObject({ standing: { place: 1, points: 111 }, table: { clubs: 12, ahead: 12 } });
  expect(of('st-mirren')).toMatchObject({ standing: { place: 6, points: 54 }, table: { clubs: 12 } });
  expect(of('heart-of-midlothian')).toMatchObject({ standing: { place: 7, points: 57 }, table: { clubs: 12, relegatedFrom: 11 } });
});
