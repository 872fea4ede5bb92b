import { beforeEach, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages, type SiteForPagesOptions } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { contactAddress } from './contact.address.ts';
import { contactPage } from './contact.page.ts';
import type { ContactView } from './contact-view.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const good = { name: ' Ann\tSmith ', email: 'ann@example.org ', message: 'One\r\ntwo\u0000', subject: '' };

beforeEach(() => db.query('truncate contact_messages'));

/** Sends a form to the page, as the server does. */
async function send(
  body: BodyInit,
  { code = 'en', key = 'here', at = now, type }: { code?: LocaleCode; key?: string; at?: Date; type?: string } = {},
) {
  const { site } = createSiteForPages(db, at, { code });
  const visitor = { country: async () => undefined, addressKey: async () => key, voterKey: async () => undefined };
  const headers: HeadersInit = type === undefined ? {} : { 'content-type': type };
  const request = new Request('https://example.org/contact', { method: 'POST', body, headers });
  const answer = await (contactPage.submit as NonNullable<typeof contactPage.submit>)(site, {
    request,
    values: contactAddress.absent,
    visitor,
  });
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') };
  return { status: answer.status, retryAfter: answer.headers?.['Retry-After'], refused: (answer.view as ContactView).refused };
}

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);

describe('a message', () => {
  it('is stored without what is no text, in the language of the page, and thanked for at another address', async () => {
    expect(await send(form(good), { code: 'gr' })).toEqual({ status: 303, location: '/contact?sent=1' });
    expect(await listContactMessages(db)).toEqual([
      expect.objectContaining({ name: 'Ann Smith', email: 'ann@example.org', message: 'One\ntwo', language: 'el', receivedAt: now }),
    ]);
  });

  it('may come with files’ encoding as well, and a file is no text', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(good)) body.set(name, value);
    expect(await send(body)).toMatchObject({ status: 303 });
    body.set('message', new File(['text'], 'message.txt'));
    expect(await send(body)).toMatchObject({ status: 422, refused: { faults: { message: 'missing' } } });
  });

  it('that lacks something comes back with what was written and what is wrong', async () => {
    const written = { name: '', email: 'ann at example', message: 'x'.repeat(5_001) };
    expect(await send(form(written))).toMatchObject({
      status: 422,
      refused: { written, faults: { name: 'missing', email: 'notAnAddress', message: 'tooLong' }, tooMany: false },
    });
    expect(await listContactMessages(db)).toEqual([]);
  });

  it('holds the details of the device below its text where they were sent with it', async () => {
    await send(form({ ...good, device: 'userAgent: Mozilla/5.0\r\nisMobile: true' }));
    const [stored] = await listContactMessages(db);
    expect(stored?.message).toBe('One\ntwo\n\n– – –\nuserAgent: Mozilla/5.0\nisMobile: true');
  });

  it('of a machine that fills in what nobody sees is thanked for and not stored', async () => {
    expect(await send(form({ ...good, subject: 'Buy now' }))).toEqual({ status: 303, location: '/contact?sent=1' });
    expect(await listContactMessages(db)).toEqual([]);
  });

  it('sent twice is stored once, and thanked for twice', async () => {
    await send(form(good));
    expect(await send(form(good))).toMatchObject({ status: 303 });
    expect(await listContactMessages(db)).toHaveLength(1);
  });

  it('too many of an hour comes back with what was written, and when to try again', async () => {
    for (let at = 0; at < 5; at += 1) await send(form({ ...good, message: `Number ${at}` }));
    const sixth = await send(form({ ...good, message: 'Number 6' }), { at: new Date(now.getTime() + 60_000) });
    expect(sixth).toMatchObject({
      status: 429,
      retryAfter: '3540',
      refused: { written: { message: 'Number 6' }, faults: {}, tooMany: true },
    });
    expect(await send(form({ ...good, message: 'Number 6' }), { key: 'elsewhere' })).toMatchObject({ status: 303 });
    expect(await listContactMessages(db)).toHaveLength(6);
  });

  it.each([
    ['{"name":"Ann"}', 'application/json', 415],
    ['plain', 'text/plain', 415],
    ['no boundary', 'multipart/form-data; boundary=x', 400],
  ])('that is no form is refused: %s', async (body, type, status) => {
    await expect(send(body, { type })).rejects.toMatchObject({ status });
    expect(await listContactMessages(db)).toEqual([]);
  });
});

describe('the page', () => {
  const open = (path: string, options: SiteForPagesOptions = {}) =>
    openPage<ContactView>(contactPage, createSiteForPages(db, now, options).site, path);

  it('is an empty form, or thanks that search engines do not keep', async () => {
    expect(await open('/contact')).toMatchObject({ head: { indexed: true }, view: { sent: false, refused: undefined } });
    expect(await open('/contact?sent=1')).toMatchObject({ head: { indexed: false, path: '/contact' }, view: { sent: true } });
  });

  it('names the operator and the offices that the settings name, and nobody else', async () => {
    const imprint = {
      operator: { name: 'Example Ltd', address: ['1 High Street', 'Anytown'], email: 'post@site.example' },
      offices: { berlin: ['Somewhere 1'] },
    };
    expect((await open('/contact', { imprint })).view.imprint).toEqual(imprint);
    expect((await open('/contact')).view.imprint).toEqual({ offices: {} });
  });
});
