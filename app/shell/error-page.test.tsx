import { expect, it } from 'vitest';
import { busy } from '#app/addresses/answers.ts';
import type { DocumentAssets } from '#app/document/assets.ts';
import { renderPage } from '#app/document/render-page.tsx';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const assets: DocumentAssets = {
  build: 'test',
  entry: '/entry.js',

  partsOfEntry: [],
  styles: () => '',
  allStyles: () => undefined,

  file: (source) => `/${source}`,
};

/** Returns the document that is sent when a page throws, and the errors that are logged. */
async function answerTo(thrown: unknown) {
  const { site } = createSiteForPages(db, new Date('2024-04-06T12:00:00Z'));
  const reported: unknown[] = [];
  const answer = await renderPage(
    site,
    { path: '/england/nothing', search: '?season=2024' },
    { assets, page: undefined, open: () => Promise.reject(thrown), report: (error) => reported.push(error) },
  );
  if (answer instanceof Response) throw new Error('a page was wanted, not an answer without one');
  return { ...answer, reported };
}

it.each([
  ['an unknown address', new Response(null, { status: 404 }), 404, 'Page Not Found'],
  ['an outage', new Response(null, { status: 503 }), 503, 'The data cannot be reached'],
  ['a crowd', busy(), 503, 'Too many readers at once'],
  ['what is no form', new Response(null, { status: 415 }), 415, 'This cannot be sent here'],
  ['a form that is cut off', new Response(null, { status: 400 }), 400, 'What was sent cannot be read'],
  ['another status that blames the request', new Response(null, { status: 418 }), 418, 'What was sent cannot be read'],
  ['another status that blames the site', new Response(null, { status: 502 }), 502, 'Internal Server Error'],
  ['anything else, whose status is 500', new RangeError('no such line'), 500, 'Internal Server Error'],
])('says of %s what it is', async (_, thrown, status, title) => {
  const answer = await answerTo(thrown);
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(`<title>${title}</title>`);
  expect(answer.html).toContain(`>${title}</h1>`);
  expect(answer.html.includes('Page not found: /england/nothing')).toBe(status === 404);
  expect(answer.html).not.toContain('no such line');
});

it('the log is told of what is no answer by itself', async () => {
  const failure = new RangeError('no such line');
  expect((await answerTo(failure)).reported).toEqual([failure]);
  expect((await answerTo(new Response(null, { status: 404 }))).reported).toEqual([]);
});

it('an outage leads to the same address once more', async () => {
  expect((await answerTo(new Response(null, { status: 503 }))).html).toContain('href="/england/nothing?season=2024"');
});
