import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Operator } from '#app/site/imprint.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { mountSecurityContact } from './mount-security-contact.ts';

const operator: Operator = {
  name: 'Example Ltd',
  address: ['1 High Street'],
  email: 'post@tips.example',
  phone: undefined,
  representedBy: undefined,
  register: undefined,
  responsible: undefined,
};

function ask(named: Operator | undefined) {
  const app = new Hono();
  const clock = clockStandingAt(new Date('2026-11-28T23:30:00Z'));
  mountSecurityContact(app, { localeSites: { publicUrl: 'https://tips.example' }, clock, imprint: { operator: named } });
  return app.request('/.well-known/security.txt');
}

it('says by which mail the operator is reached, until half a year from now', async () => {
  const answer = await ask(operator);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:post@tips.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://tips.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is not there where no operator is named', async () => {
  expect((await ask(undefined)).status).toBe(404);
});
