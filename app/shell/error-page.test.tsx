import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { ErrorPage } from './error-page.tsx';

/** What the server answers when a page throws. */
async function answerTo(thrown: unknown): Promise<{ status: number; html: string }> {
  const loader = () => {
    throw thrown;
  };
  const handler = createStaticHandler([{ path: '*', loader, Component: () => null, ErrorBoundary: ErrorPage }]);
  const context = await handler.query(new Request('https://example.org/england/nothing'));
  if (context instanceof Response) throw new Error('a page was wanted, not an answer without one');
  const html = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locales[0])}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </WordsProvider>,
  );
  return { status: context.statusCode, html };
}

it.each([
  ['an unknown address', new Response(null, { status: 404 }), 404, 'Page Not Found'],
  ['an outage', new Response(null, { status: 503 }), 503, 'The data cannot be reached'],
  ['a crowd', new Response('busy', { status: 503 }), 503, 'Too many readers at once'],
  ['another status', new Response(null, { status: 418 }), 418, 'Internal Server Error'],
  ['anything else, whose status is 500', new RangeError('no such line'), 500, 'Internal Server Error'],
])('says of %s what it is', async (_, thrown, status, title) => {
  const answer = await answerTo(thrown);
  expect(answer.status).toBe(status);
  expect(answer.html).toContain(`<title>${title}</title>`);
  expect(answer.html).toContain(`<h1 class="h1">${title}</h1>`);
  expect(answer.html.includes('Page not found: /england/nothing')).toBe(status === 404);
  expect(answer.html).not.toContain('no such line');
});
