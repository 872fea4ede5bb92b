import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVoters } from './voters.ts';

const secret = randomBytes(32);
const readKey = async () => secret;
const voters = createVoters({ readKey, https: false });
const sentBack = (cookie: string) => cookie.split(';')[0] ?? '';

it('knows a browser again by its cookie, in every process with the same key', async () => {
  const { key, cookie } = await voters.voterOf(undefined);
  expect(cookie).toMatch(/^voter=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await createVoters({ readKey, https: true }).keyOf(`theme=dark; ${sentBack(cookie)}`)).toBe(key);
  expect((await voters.voterOf(sentBack(cookie))).key).toBe(key);
  expect(cookie).not.toContain(key);
});

it('makes a cookie for encrypted connections only where there are such', async () => {
  expect((await createVoters({ readKey, https: true }).voterOf(undefined)).cookie).toContain('; Secure');
});

it('takes no cookie that it has not signed', async () => {
  const mine = sentBack((await voters.voterOf(undefined)).cookie);
  const other = sentBack((await voters.voterOf(undefined)).cookie);
  const [, signature] = other.split('.');
  const [id] = mine.split('.');
  for (const forged of [`${id}.${signature}`, id, `${id}.`, 'voter=', 'voter=.', 'voter', `${mine}A`, 'other=1']) {
    expect(await voters.keyOf(forged), forged).toBeUndefined();
  }
  expect(await voters.keyOf(undefined)).toBeUndefined();
});
