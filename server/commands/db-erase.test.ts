import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createVoters } from '#app/endpoints/votes/voters.ts';
import { storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import { createAddressKeys } from '#server/visitors/visitors.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase();
const root = fileURLToPath(new URL('../..', import.meta.url));
const longAgo = new Date('2020-03-01T12:00:00Z');

function erase(...words: string[]): string {
  const env = { PATH: process.env.PATH, DATABASE_URL: connectionString };
  return execFileSync(process.execPath, ['server/commands/db-erase.ts', ...words], { cwd: root, env, encoding: 'utf8' });
}

it('erases what is stored of a visitor, and what is older than the settings allow', async () => {
  const voters = createVoters({ https: false, readKey: cachedSecret(db, 'voters') });
  const { key: voter, cookie } = await voters.voterOf(undefined);
  const addressKey = await createAddressKeys(db)('198.51.100.7');
  await castVotes(db, { sport: 'soccer', item: '1' }, [{ option: 'home', voter, addressKey }], new Date());
  const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello', language: 'en', addressKey } as const;
  await storeContactMessage(db, message, new Date());
  const [value = ''] = cookie.slice('voter='.length).split(';');

  expect(erase('--email', 'ann@example.org', '--voter', value, '--address', '198.51.100.7').split('\n')).toEqual([
    'Erased 1 messages',
    'Erased the key of the voter from 1 votes, which still count',
    'Erased the key of the address from 1 rows',
    'Backups written before still hold it; a restored one is to be erased again',
    '',
  ]);
  const { rows } = await db.query('select voter, address_key, counted from votes');
  expect(rows).toEqual([{ voter: null, address_key: null, counted: true }]);

  await storeContactMessage(db, message, longAgo);
  await castVotes(db, { sport: 'soccer', item: '2' }, [{ option: 'home', voter: 'old', addressKey: 'old' }], longAgo);
  expect(erase()).toContain(
    'Erased 1 messages, 0 browsers with alerts, 1 keys of voters, 1 keys of their addresses and 0 counts of followed links',
  );
  expect(() => erase('--voter', 'made-up.signature')).toThrow('the cookie voter was not made by this site');
}, 60_000);
