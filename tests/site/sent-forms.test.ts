import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const site = await startTestSite(connectionString, {
  PUBLIC_URL: 'https://tips.example',
  DOMAIN_DE: 'tipps.example',
  OPERATOR_NAME: 'Example Ltd',
  OPERATOR_ADDRESS: '1 High Street | Anytown',
  OPERATOR_EMAIL: 'post@tips.example',
});

beforeEach(() => db.query('truncate contact_messages'));

/** Sends a form as a browser does through a proxy that ends TLS: its origin is https, and the request here is http. */
async function send(path: string, host: string, origin: string, fields: Readonly<Record<string, string>>) {
  const sent = request(`${site.address.replace('localhost', '127.0.0.1')}${path}`, {
    method: 'POST',
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
  sent.end(String(new URLSearchParams(fields)));
  return new Promise<{ status: number | undefined; location: string | undefined; caching: string | undefined; body: string }>(
    (answered, failed) => {
      sent.once('error', failed);
      sent.once('response', async (response) => {
        const { statusCode: status, headers } = response;
        answered({ status, location: headers.location, caching: headers['cache-control'], body: await text(response) });
      });
    },
  );
}

const message = { name: 'Ann', email: 'ann@example.org', message: 'Hello', subject: '' };

it('a form is taken behind a proxy, in the language of its page, and leads on in that language', async () => {
  const greek = await send('/gr/contact', 'tips.example', 'https://tips.example', message);
  expect(greek).toMatchObject({ status: 303, location: '/gr/contact?sent=1', caching: 'private, no-store' });
  const german = await send('/contact', 'tipps.example', 'https://tipps.example', { ...message, name: 'Bob' });
  expect(german).toMatchObject({ status: 303, location: '/contact?sent=1' });
  const stored = await listContactMessages(db);
  expect(stored.map(({ name, language }) => [name, language]).sort()).toEqual([
    ['Ann', 'el'],
    ['Bob', 'de'],
  ]);
  const { rows } = await db.query('select distinct address_key as key from contact_messages');
  expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
});

it('a form with a fault comes back with what was written, once, for its sender alone', async () => {
  const written = 'a text that <b>nobody</b> else writes';
  const answer = await send('/contact', 'tips.example', 'https://tips.example', { ...message, email: 'ann', message: written });
  expect([answer.status, answer.caching]).toEqual([422, 'private, no-store']);
  expect(answer.body.split('nobody').length - 1).toBe(1);
  expect(answer.body).toContain('a text that &lt;b&gt;nobody&lt;/b&gt; else writes');
  const page = await askRaw(site.address, '/contact', { host: 'tips.example' });
  expect(page.body).not.toContain('nobody');
  expect(page.body).toContain('Example Ltd');
});

it('the sixth form of an hour is told when to try again', async () => {
  for (let at = 0; at < 5; at += 1) await send('/contact', 'tips.example', 'https://tips.example', { ...message, message: `Number ${at}` });
  const sixth = await send('/de/contact', 'tips.example', 'https://tips.example', { ...message, message: 'Number 6' });
  expect(sixth.status).toBe(429);
  expect(sixth.body).toContain('Number 6');
});

it('a form of another site is refused', async () => {
  expect((await send('/contact', 'tips.example', 'https://elsewhere.example', message)).status).toBe(403);
  expect((await send('/contact', 'elsewhere.example', 'https://elsewhere.example', message)).status).toBe(421);
  expect(await listContactMessages(db)).toEqual([]);
});

const languages = [
  ['', 'This cannot be sent here', 'What was sent cannot be read'],
  ['/cz', 'Tohle sem poslat nejde', 'Odeslaná data nelze přečíst'],
  ['/de', 'Das lässt sich hierhin nicht senden', 'Die gesendeten Daten sind nicht lesbar'],
  ['/es', 'Esto no se puede enviar aquí', 'No se puede leer lo que se ha enviado'],
  ['/gr', 'Αυτό δεν μπορεί να σταλεί εδώ', 'Όσα στάλθηκαν δεν διαβάζονται'],
  ['/it', 'Qui non si può inviare questo', 'I dati inviati non sono leggibili'],
  ['/pt_br', 'Não dá para enviar isso aqui', 'Não foi possível ler o que foi enviado'],
] as const;

it.each(languages)(
  'says under "%s" that something is no form or cannot be read, and leads back to the form',
  async (prefix, noForm, unreadable) => {
    const post = (type: string, body: string) => {
      const headers = { host: 'tips.example', origin: 'https://tips.example', 'content-type': type };
      return askRaw(site.address, `${prefix}/contact`, headers, 'POST', body);
    };
    const answers = [
      [await post('application/json', '{"name":"Ann"}'), 415, noForm],
      [await post('multipart/form-data; boundary=x', 'no boundary'), 400, unreadable],
    ] as const;
    for (const [{ status, headers, body }, wanted, title] of answers) {
      expect([status, headers['cache-control']]).toEqual([wanted, 'private, no-store']);
      expect(body).toContain(`<title>${title}</title>`);
      expect(body).toContain(`>${title}</h1>`);
      expect(body).toMatch(new RegExp(`<main.*href="${prefix}/contact"`, 's'));
    }
    expect(await listContactMessages(db)).toEqual([]);
  },
);
