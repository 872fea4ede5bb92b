import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountPredictions } from './mount-predictions.ts';

const { db } = await createTestDatabase();
const app = new Hono();
mountPredictions(app, { db });
const window = { startsFrom: new Date('2024-07-01T14:00:00Z'), startsUntil: new Date('2024-07-01T14:15:00Z') };
const predictions = [1, 2, 3, 4, 5].map((matchId) => aPrediction({ matchId }));

beforeAll(async () => {
  const now = new Date('2024-07-01T13:45:00Z');
  await inTransaction(db, (client) => recordPredictions(client, predictions, { sport: 'football', window, origin: 'clock-set', now }));
});

const ask = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
};

/* By docs/ledger.md and by nothing of the site. */
const sha = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafHash = (text: string) => sha(Buffer.of(0), text);
const node = (left: Buffer, right: Buffer) => sha(Buffer.of(1), left, right);

describe('the leaves of a record', () => {
  it('make the root that its line has, which makes its hash', async () => {
    const { body } = await ask('/track-record/predictions/1.json');
    const [a, b, c, d, e] = body.leaves.map(leafHash) as [Buffer, Buffer, Buffer, Buffer, Buffer];
    const root = node(node(node(a, b), node(c, d)), e).toString('hex');
    const record = JSON.parse(body.record);
    expect(record.body).toEqual({
      sport: 'football',
      root,
      leaves: 5,
      startsFrom: '2024-07-01T14:00:00.000Z',
      startsUntil: '2024-07-01T14:15:00.000Z',
      origin: 'clock-set',
    });
    expect(sha(body.record.replace(`"hash":"${record.hash}",`, '')).toString('hex')).toBe(record.hash);
  });
});

describe('one leaf', () => {
  it('has the path to the root', async () => {
    const { body } = await ask('/track-record/predictions/1-2.json');
    expect(JSON.parse(body.text)).toMatchObject({ matchId: 3, homeClubName: 'Queen’s “Park” \\ Rangers', result: 'home' });
    const [sibling, left, last] = body.path.map((hash: string) => Buffer.from(hash, 'hex')) as [Buffer, Buffer, Buffer];
    expect(node(node(left, node(leafHash(body.text), sibling)), last).toString('hex')).toBe(body.root);
    expect(body).toMatchObject({ leaf: 2, leaves: 5, outcome: null });
  });
});

it.each(['1-5', '2-0', '2', '0-0', '999999999-0'])('there is nothing under %s', async (name) => {
  expect(await ask(`/track-record/predictions/${name}.json`)).toMatchObject({
    status: 404,
    body: { error: 'there is no such prediction' },
  });
});
