import { beforeEach, expect, it } from 'vitest';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { defaultRetention } from '#domain/retention/retention.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type SentMessage, storeContactMessage } from './store-contact-message.ts';
import { trimContactMessages } from './trim-contact-messages.ts';

const { db } = await createTestDatabase();
const noon = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const dayMinutes = 24 * 60;
const message: SentMessage = { name: 'Ann', email: 'ann@example.org', message: 'Hello', language: 'en', addressKey: 'here' };
const numbered = (number: number, addressKey = 'here') => ({ ...message, message: `Hello ${number}`, addressKey });

beforeEach(() => db.query('truncate contact_messages'));

it('stores a message with its language and time, due at once', async () => {
  expect(await storeContactMessage(db, message, noon)).toEqual({ kind: 'stored' });
  const { rows } = await db.query('select *, received_at = next_attempt_at as due from contact_messages');
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Ann',
      email: 'ann@example.org',
      message: 'Hello',
      language: 'en',
      address_key: 'here',
      due: true,
      received_at: noon,
    }),
  ]);
});

it('stores the same message once within ten minutes, wherever it comes from, and again afterwards', async () => {
  await storeContactMessage(db, message, noon);
  expect(await storeContactMessage(db, message, after(9))).toEqual({ kind: 'known' });
  expect(await storeContactMessage(db, { ...message, addressKey: 'elsewhere' }, after(9))).toEqual({ kind: 'known' });
  expect(await storeContactMessage(db, { ...message, name: 'Anna' }, after(9))).toEqual({ kind: 'stored' });
  expect(await storeContactMessage(db, message, after(10))).toEqual({ kind: 'stored' });
  expect(await listContactMessages(db)).toHaveLength(3);
});

it('stores once what is sent ten times at the same moment', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) => storeContactMessage(db, { ...message, addressKey: `key ${at % 3}` }, noon)),
  );
  expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'known')).toHaveLength(9);
});

it('takes five messages an hour from an address, also when more come at once, and others from elsewhere', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => storeContactMessage(db, numbered(at), noon)));
  expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(5);
  expect(outcomes.filter(({ kind }) => kind === 'tooMany')).toEqual(Array(3).fill({ kind: 'tooMany', until: after(60) }));
  expect(await storeContactMessage(db, numbered(9, 'elsewhere'), noon)).toEqual({ kind: 'stored' });
  expect(await storeContactMessage(db, numbered(9), after(59))).toMatchObject({ kind: 'tooMany' });
  expect(await storeContactMessage(db, numbered(10), after(60))).toEqual({ kind: 'stored' });
});

it('takes twenty messages a day from an address', async () => {
  for (let at = 0; at < 20; at += 1) expect(await storeContactMessage(db, numbered(at), after(at * 15))).toEqual({ kind: 'stored' });
  expect(await storeContactMessage(db, numbered(20), after(20 * 15 + 60))).toEqual({ kind: 'tooMany', until: after(dayMinutes) });
  expect(await storeContactMessage(db, numbered(20), after(dayMinutes))).toEqual({ kind: 'stored' });
});

it('counts all whose address is not known as one', async () => {
  const unknown = (at: number) => ({ ...numbered(at), addressKey: undefined });
  for (let at = 0; at < 5; at += 1) expect(await storeContactMessage(db, unknown(at), noon)).toEqual({ kind: 'stored' });
  expect(await storeContactMessage(db, unknown(5), noon)).toMatchObject({ kind: 'tooMany' });
});

it('forgets the address within 24 hours, and deletes what was mailed after 180 days and what was not after 365', async () => {
  await storeContactMessage(db, numbered(1), noon);
  await storeContactMessage(db, numbered(2), noon);
  await db.query(`update contact_messages set mailed_at = $1 where message = 'Hello 1'`, [after(30)]);
  const everyMinutes = 5;
  const trim = (minutes: number) => trimContactMessages(db, after(minutes), everyMinutes * 60_000, defaultRetention);
  const stored = async () =>
    (
      await db.query<{ message: string; key: string | null }>('select message, address_key as key from contact_messages order by message')
    ).rows.map(({ message: text, key }) => [text, key]);
  await trim(dayMinutes - everyMinutes - 1);
  expect(await stored()).toEqual([
    ['Hello 1', 'here'],
    ['Hello 2', 'here'],
  ]);
  await trim(dayMinutes - everyMinutes);
  expect(await stored()).toEqual([
    ['Hello 1', null],
    ['Hello 2', null],
  ]);
  await trim(30 + defaultRetention.mailedDays * dayMinutes - everyMinutes - 1);
  expect(await stored()).toHaveLength(2);
  await trim(30 + defaultRetention.mailedDays * dayMinutes - everyMinutes);
  expect(await stored()).toEqual([['Hello 2', null]]);
  await trim(defaultRetention.unmailedDays * dayMinutes - everyMinutes - 1);
  expect(await stored()).toHaveLength(1);
  await trim(defaultRetention.unmailedDays * dayMinutes - everyMinutes);
  expect(await stored()).toEqual([]);
});
