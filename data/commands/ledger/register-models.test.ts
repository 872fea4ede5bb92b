import { expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { modelsOfSports } from '#domain/sports/models-of-sports.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordTips } from './record-tips.ts';
import { registerModels } from './register-models.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-06-30T12:00:00Z');
const [football, ...others] = modelsOfSports as [(typeof modelsOfSports)[number]];

it('writes every model into the chain once, beside tips, and the chain stays sound', async () => {
  await inTransaction(db, (client) => recordTips(client, [aTip()], now));
  const written = await registerModels(db, modelsOfSports, now);
  expect(written.map(({ sequence, kind }) => [sequence, kind])).toEqual([
    [2, 'model'],
    [3, 'model'],
    [4, 'model'],
  ]);
  expect(written[0]?.body).toEqual({
    sport: 'football',
    name: football.name,
    version: football.version,
    constantsHash: football.constantsHash,
    trainedFrom: '2012-07-01',
    trainedUntil: '2018-06-30',
    inUseSince: football.since,
  });
  expect(await registerModels(db, modelsOfSports, now)).toEqual([]);
  expect(await verifyLedger(db)).toMatchObject({ records: 4, lastHash: written[2]?.hash, faults: [] });
});

it('writes a new version, and constants that were changed under the old one, as records of their own', async () => {
  const changed = { ...football, constants: { changed: 1 } };
  const newer = { ...football, version: '2099.1' };
  const written = [...(await registerModels(db, [changed, ...others], now)), ...(await registerModels(db, [newer, ...others], now))];
  expect(written.map(({ body }) => body)).toMatchObject([
    { sport: 'football', version: football.version, constantsHash: expect.not.stringMatching(football.constantsHash) },
    { sport: 'football', version: '2099.1', constantsHash: football.constantsHash },
  ]);
  expect((await verifyLedger(db)).faults).toEqual([]);
});
