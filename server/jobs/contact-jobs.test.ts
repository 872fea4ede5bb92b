import { describe, expect, it } from 'vitest';
import { storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { defaultRetention } from '#domain/retention/retention.ts';
import { readSettings } from '#server/start/settings.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { startSmtpServer } from '#tests/factories/start-smtp-server.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { contactJobs } from './contact-jobs.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello', language: 'en', addressKey: undefined };
const jobsWith = (settings: Readonly<Record<string, string>>) =>
  contactJobs(readSettings(settings, 'no such file').jobs.mail, defaultRetention);

describe('the jobs of messages', () => {
  it('only let them go in time where there is no mail server', () => {
    expect(jobsWith({ CONTACT_TO: 'post@site.example' }).map(({ name }) => name)).toEqual(['trim-contact-messages']);
  });

  it('mail them to whoever the settings name, or to the operator, and in time let them go', async () => {
    const server = await startSmtpServer();
    const operator = { OPERATOR_NAME: 'Example Ltd', OPERATOR_ADDRESS: '1 High Street', OPERATOR_EMAIL: 'operator@site.example' };
    const context = (moment: Date) => ({ db, clock: clockStandingAt(moment), signal: new AbortController().signal });
    const run = async (settings: Readonly<Record<string, string>>, wanted: string, moment: Date) =>
      jobsWith({ SMTP_URL: server.url, ...settings })
        .find(({ name }) => name === wanted)
        ?.run(context(moment));
    await storeContactMessage(db, message, now);
    await run(operator, 'mail-messages', now);
    await storeContactMessage(db, { ...message, name: 'Bob' }, now);
    await run({ ...operator, CONTACT_TO: 'editors@site.example', MAIL_FROM: 'no-reply@site.example' }, 'mail-messages', now);
    expect(server.received.map(({ from, to }) => [from, ...to])).toEqual([
      ['operator@site.example', 'operator@site.example'],
      ['no-reply@site.example', 'editors@site.example'],
    ]);
    await run(operator, 'trim-contact-messages', new Date('2027-05-19T12:00:00Z'));
    expect(await listContactMessages(db)).toHaveLength(2);
    await run(operator, 'trim-contact-messages', new Date('2027-05-20T12:00:00Z'));
    expect(await listContactMessages(db)).toEqual([]);
  });
});
