import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { openDatabase } from '#data/database/database.ts';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { startSmtpServer } from '#tests/factories/start-smtp-server.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mailMessages } from './mail-messages.ts';
import { createMailer } from './mailing/mailer.ts';

const { db, connectionString } = await createTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => clockStandingAt(new Date(now.getTime() + seconds * 1_000));
const german = { name: 'Jürgen Müller', email: 'juergen@example.org', message: 'Größe, Maß & „Tor“:\n\nFünf zu drei.' };
const greek = { name: 'Γιάννης Παπαδόπουλος', email: 'giannis@example.org', message: 'Το αποτέλεσμα είναι λάθος.' };

beforeEach(() => db.query('truncate contact_messages'));

async function store(...messages: readonly (typeof german)[]): Promise<void> {
  for (const [at, message] of messages.entries()) {
    const moment = new Date(now.getTime() + at * 1_000);
    expect(await storeContactMessage(db, { ...message, language: 'de', addressKey: `key ${at}` }, moment)).toEqual({ kind: 'stored' });
  }
}

const mailerTo = (smtpUrl: string) =>
  createMailer({ smtpUrl, to: 'editors@site.example', from: 'post@site.example', siteName: 'Tipledger' });

/**
 * Returns the header lines of a mail as received, and its fields and text, decoded by the rules of RFC 2047 and 2045 and not by the library
 * that wrote them.
 */
function readMail(source: string) {
  const cut = source.indexOf('\r\n\r\n');
  const header = source
    .slice(0, cut)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('latin1') : fromQuoted(text.replaceAll('_', ' ')),
    );
  const field = (name: string) =>
    header
      .split('\r\n')
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      .map((line) => Buffer.from(line.slice(name.length + 1).trim(), 'latin1').toString());
  const body = source.slice(cut + 4);
  const encoding = field('Content-Transfer-Encoding')[0];
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(encoding === 'quoted-printable' ? fromQuoted(body) : body, 'latin1');
  return { field, text: bytes.toString().replaceAll('\r\n', '\n'), lines: source.slice(0, cut).split('\r\n') };
}

function fromQuoted(text: string): string {
  return text.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

describe('messages of visitors', () => {
  it('are mailed once each, letter for letter, and an answer goes to the visitor', async () => {
    const server = await startSmtpServer();
    await store(german, greek);
    expect(await mailMessages(db, later(10), mailerTo(server.url))).toBe(2);
    expect(await mailMessages(db, later(20), mailerTo(server.url))).toBe(0);
    expect(server.received.map(({ from, to, user }) => [from, to, user])).toEqual([
      ['post@site.example', ['editors@site.example'], 'tips'],
      ['post@site.example', ['editors@site.example'], 'tips'],
    ]);
    const [first, second] = server.received.map(({ source }) => readMail(source));
    expect(first?.field('Reply-To')).toEqual(['Jürgen Müller <juergen@example.org>']);
    expect(first?.field('Subject')).toEqual(['Tipledger: message from Jürgen Müller']);
    expect(first?.text).toContain(german.message);
    expect(second?.field('Reply-To')).toEqual(['Γιάννης Παπαδόπουλος <giannis@example.org>']);
    expect(second?.text).toContain(greek.message);
    const stored = await listContactMessages(db);
    expect(stored.map(({ mailedAt, attempts }) => [mailedAt, attempts])).toEqual([
      [later(10).now(), 1],
      [later(10).now(), 1],
    ]);
  });

  it('wait for a server that is down, after pauses that grow, and go when it is back', async () => {
    const down = await startSmtpServer();
    await down.stop();
    await store(german, greek);
    await expect(mailMessages(db, later(10), mailerTo(down.url))).rejects.toThrow(/could not be mailed.*ECONNREFUSED/);
    // The second one is not tried on a server that is not there.
    expect((await listContactMessages(db)).map(({ attempts, mailedAt }) => [attempts, mailedAt])).toEqual([
      [1, null],
      [0, null],
    ]);
    await expect(mailMessages(db, later(11), mailerTo(down.url))).rejects.toThrow(/ECONNREFUSED/);
    const back = await startSmtpServer(down.port);
    expect(await mailMessages(db, later(69), mailerTo(back.url))).toBe(0);
    expect(await mailMessages(db, later(71), mailerTo(back.url))).toBe(2);
    expect(back.received).toHaveLength(2);
    expect((await listContactMessages(db)).map(({ lastError }) => lastError)).toEqual([null, null]);
  });

  it.each([
    [451, 'greylisted, try again'],
    [550, 'no such mailbox'],
  ])('are kept with the reason when the server answers %i, and the next one has its turn', async (code, text) => {
    const server = await startSmtpServer();
    server.refuse = { code, text };
    await store(german, greek);
    const mailing = mailMessages(db, later(10), mailerTo(server.url));
    await expect(mailing).rejects.toThrow(new RegExp(`: 2; the server answered ${code}$`));
    const unmailed = await listContactMessages(db, 'unmailed');
    expect(unmailed.map(({ attempts }) => attempts)).toEqual([1, 1]);
    for (const { lastError } of unmailed) expect(lastError).toContain(text);
    server.refuse = undefined;
    expect(await mailMessages(db, later(10 + 60), mailerTo(server.url))).toBe(2);
  });

  it('are never given up: the hundredth attempt comes like the tenth', async () => {
    const server = await startSmtpServer();
    await store(german);
    await db.query('update contact_messages set attempts = 99, next_attempt_at = $1', [later(0).now()]);
    server.refuse = { code: 550, text: 'no' };
    await expect(mailMessages(db, later(1), mailerTo(server.url))).rejects.toThrow();
    server.refuse = undefined;
    expect(await mailMessages(db, later(1 + 6 * 3_600 - 1), mailerTo(server.url))).toBe(0);
    expect(await mailMessages(db, later(1 + 6 * 3_600), mailerTo(server.url))).toBe(1);
  });

  it('wait for the next start when the site stops between two of them', async () => {
    const server = await startSmtpServer();
    await store(german, greek);
    const stopping = new AbortController();
    const { send } = mailerTo(server.url);
    const mailer = {
      async send(message: Parameters<typeof send>[0]) {
        await send(message);
        stopping.abort();
      },
    };
    expect(await mailMessages(db, later(10), mailer, stopping.signal)).toBe(1);
    expect(await mailMessages(db, later(11), mailer)).toBe(1);
    expect(server.received).toHaveLength(2);
  });

  it('wait when the password is wrong', async () => {
    const server = await startSmtpServer();
    await store(german);
    await expect(mailMessages(db, later(1), mailerTo(server.url.replace('tips:', 'tips:not')))).rejects.toThrow(/535/);
    expect(server.received).toEqual([]);
    expect(await mailMessages(db, later(120), mailerTo(server.url))).toBe(1);
  });

  it('go once when two processes mail at the same time', async () => {
    const server = await startSmtpServer();
    await store(...Array.from({ length: 6 }, (_, at) => ({ ...german, message: `Number ${at}` })));
    const other = openDatabase(connectionString, 2);
    const mailed = await Promise.all([
      mailMessages(db, later(10), mailerTo(server.url)),
      mailMessages(other, later(10), mailerTo(server.url)),
    ]);
    await other.end();
    expect(mailed[0] + mailed[1]).toBe(6);
    const texts = server.received.map(({ source }) => /Number \d/.exec(source)?.[0]).sort();
    expect(texts).toEqual(['Number 0', 'Number 1', 'Number 2', 'Number 3', 'Number 4', 'Number 5']);
  });

  it('that a killed process was about to mail are mailed by the next', async () => {
    const server = await startSmtpServer();
    let release = () => {};
    server.hold = new Promise<void>((free) => {
      release = free;
    });
    await store(german);
    const killed = spawn(process.execPath, ['--input-type=module', '--eval', mailingProcess(server.url)], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: 'inherit',
    });
    const ended = new Promise((gone) => killed.once('exit', gone));
    // It holds the message as long as the server does not answer.
    await vi.waitFor(() => expect(server.unanswered).toBe(1), { timeout: 15_000 });
    expect(await mailMessages(db, later(10), mailerTo(server.url))).toBe(0);
    server.refuse = { code: 451, text: 'the connection went away' };
    killed.kill('SIGKILL');
    await ended;
    release();
    await vi.waitFor(async () => expect((await db.query(`select 1 from contact_messages for update skip locked`)).rowCount).toBe(1), {
      timeout: 15_000,
    });
    server.refuse = undefined;
    expect((await listContactMessages(db, 'unmailed')).map(({ attempts }) => attempts)).toEqual([0]);
    expect(await mailMessages(db, later(20), mailerTo(server.url))).toBe(1);
  });

  it('cannot add a line to the header of the mail', async () => {
    const server = await startSmtpServer();
    const evil = 'Ann\r\nBcc: all@victim.example\r\n\r\nText';
    const mailer = mailerTo(server.url);
    // As if it had got past what takes line breaks out of a name before it is stored.
    await mailer.send({ id: 'a-1', receivedAt: now, language: 'en', name: evil, email: 'ann@example.org', message: 'Hello' });
    await mailer.send({
      id: 'a-2',
      receivedAt: now,
      language: 'en\r\nX-Evil: 1',
      name: 'Ann',
      email: 'ann@example.org',
      message: '.\r\nQUIT\r\n',
    });
    expect(server.received).toHaveLength(2);
    for (const { to, source } of server.received) {
      expect(to).toEqual(['editors@site.example']);
      const { lines, field } = readMail(source);
      expect(lines.filter((line) => /^(bcc|x-evil)/i.test(line))).toEqual([]);
      expect(field('Subject')).toHaveLength(1);
    }
  });

  it('mail no one else when the address of the visitor names more than one', async () => {
    const server = await startSmtpServer();
    const email = 'ann@example.org\r\nRCPT TO:<x@victim.example>, y@victim.example';
    await mailerTo(server.url).send({ id: 'a-3', receivedAt: now, language: 'en', name: 'Ann', email, message: 'Hello' });
    expect(server.received.map(({ to }) => to)).toEqual([['editors@site.example']]);
  });
});

function mailingProcess(smtpUrl: string): string {
  return `
    import { openDatabase } from '#data/database/database.ts';
    import { mailMessages } from '#jobs/mail-messages.ts';
    import { createMailer } from '#jobs/mailing/mailer.ts';
    const mailer = createMailer({ smtpUrl: ${JSON.stringify(smtpUrl)}, to: 'a@b.example', from: 'c@d.example', siteName: 'S' });
    await mailMessages(openDatabase(${JSON.stringify(connectionString)}, 2), { now: () => new Date(${now.getTime() + 10_000}) }, mailer);
  `;
}
