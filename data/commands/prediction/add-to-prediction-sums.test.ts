import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { quartersOfPredictions, sumsOfPredictions } from '#data/ledger/summed-predictions.ts';
import { listPredictionDays } from '#data/queries/prediction/list-prediction-days.ts';
import { listPredictionSums } from '#data/queries/prediction/list-prediction-sums.ts';
import { listSumsOfPart } from '#data/queries/prediction/list-sums-of-part.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordPredictions } from './record-predictions.ts';
import { storeOutcomes } from './store-outcomes.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-06-30T22:00:00Z');
const window = { startsFrom: new Date('2024-06-30T23:00:00Z'), startsUntil: new Date('2024-07-02T00:00:00Z') };
const kickoffUtc = new Date('2024-06-30T23:45:00Z');
const counts = { cornersLine: 9.5, cornersOverChance: 0.55, cardsLine: 4.5, cardsOverChance: 0.4 };
await inTransaction(db, (client) =>
  recordPredictions(
    client,
    [
      aPrediction({ matchId: 1, kickoffUtc, homeChance: 0.7, drawChance: 0.2, decimalOdds: 1.4 }),
      aPrediction({ matchId: 2, decimalOdds: 3, ...counts }),
      aPrediction({ matchId: 3, tournamentId: 'england.fa-cup', decimalOdds: null, ...counts }),
      aPrediction({ matchId: 4 }),
    ],
    { sport: 'football', window, origin: 'clock-set', now },
  ),
);

const found = { sequence: 1, presentMatchId: null, matchStatus: 'finished', homeGoals: 1, awayGoals: 0, play: null } as const;
const settle = (outcomes: readonly PredictionOutcome[], corners: number | null = null) =>
  inTransaction(db, (client) =>
    storeOutcomes(
      client,
      outcomes.map((outcome, leaf) => ({ ...found, leaf, outcome, corners, cards: corners })),
      now,
    ),
  );
const stored = async () => [
  (await db.query('select * from prediction_sums order by part, sport, origin, key')).rows,
  (await db.query('select * from prediction_quarters where decided <> 0 order by starts_at, sport')).rows,
];
const summed = async () => [
  (await db.query(`${sumsOfPredictions('predictions')} order by 1, 2, 3, 4`)).rows,
  (await db.query(`${quartersOfPredictions('predictions')} order by 1, 2`)).rows,
];
const daysIn = (zone: string) =>
  listPredictionDays(db, { since: new Date('2024-06-01T00:00:00Z'), until: window.startsUntil, zone, sport: undefined, limit: 7 });

it('keeps the sums of all predictions while they are recorded, settled and corrected', async () => {
  expect(await stored()).toEqual(await summed());
  await settle(['right', 'right', 'wrong']);
  await settle(['right', 'wrong', 'right', 'void'], 10);
  expect(await stored()).toEqual(await summed());

  const [lower, upper] = (await listPredictionSums(db)).map(({ band, sums }) => ({ band, ...sums }));
  expect(lower).toMatchObject({ band: '60-70', predictions: 3, void: 1, decided: 2, right: 1, promised: 1.2, backed: 1, profit: -1 });
  expect(upper).toMatchObject({ band: '70-up', decided: 1, right: 1, promised: 0.7, backed: 1, profit: 0.4, profitSquares: 0.16 });
  const byCompetition = await listSumsOfPart(db, { part: 'tournament', sport: 'football', origins: ['live', 'clock-set'], limit: 1 });
  expect(byCompetition).toMatchObject([{ key: 'england.premier-league', sums: { predictions: 3, decided: 2, right: 1 } }]);
  const byMonth = await listSumsOfPart(db, { part: 'month', sport: 'football', origins: ['clock-set'] });
  expect(byMonth.map(({ key, sums }) => [key, sums.decided])).toEqual([
    ['2024-07', 2],
    ['2024-06', 1],
  ]);
  expect(await daysIn('UTC')).toMatchObject([
    { day: '2024-07-01', decided: 2, right: 1, promised: 1.2 },
    { day: '2024-06-30', decided: 1, right: 1, promised: 0.7 },
  ]);
  expect(await daysIn('Europe/London')).toMatchObject([{ day: '2024-07-01', decided: 3, right: 2 }]);
});

it('is begun by the migration with the predictions of a site that has some', async () => {
  const before = await stored();
  await db.query('truncate prediction_sums, prediction_quarters');
  const migration = readFileSync(new URL('../../migrations/0048_prediction-sums.sql', import.meta.url), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) if (statement.includes('INSERT')) await db.query(statement);
  expect(await stored()).toEqual(before);
});
