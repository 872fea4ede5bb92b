import { expect, it } from 'vitest';
import { describeMessages } from './describe-messages.ts';

const message = {
  id: '1',
  receivedAt: new Date('2026-11-21T12:00:00Z'),
  language: 'el',
  name: 'Γιάννης',
  email: 'giannis@example.org',
  message: 'Καλημέρα,\n\nτο σκορ είναι λάθος.',
  attempts: 0,
  mailedAt: null,
  lastError: null,
  handledAt: null,
};

it('shows each message with its writer, its lines and what became of it', () => {
  const mailed = {
    ...message,
    attempts: 2,
    mailedAt: new Date('2026-11-21T12:03:00Z'),
    handledAt: new Date('2026-11-22T08:00:00Z'),
    message: 'Two',
  };
  const refused = { ...message, attempts: 3, lastError: 'Message failed: 550 no\nsuch mailbox', message: 'Three' };
  expect(describeMessages('real', [message, mailed, refused])).toEqual([
    '2026-11-21T12:00:00.000Z  Γιάννης <giannis@example.org>  (el)  not mailed',
    '  (npm run contact -- handled 1)',
    '  Καλημέρα,',
    '',
    '  το σκορ είναι λάθος.',
    '',
    '2026-11-21T12:00:00.000Z  Γιάννης <giannis@example.org>  (el)  mailed 2026-11-21T12:03:00.000Z',
    '  (handled 2026-11-22T08:00:00.000Z)',
    '  Two',
    '',
    '2026-11-21T12:00:00.000Z  Γιάννης <giannis@example.org>  (el)  not mailed after 3 attempts: Message failed: 550 no such mailbox',
    '  (npm run contact -- handled 1)',
    '  Three',
    '',
    '3 messages of visitors in the real data',
  ]);
});

it('says that there is none', () => {
  expect(describeMessages('demonstration', [])).toEqual(['0 messages of visitors in the demonstration data']);
});
