import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { WordsProvider } from './i18n/words.tsx';
import { nextRenderTurn } from './render-turns.server.ts';
import { holdScriptsUntilPaint } from './scripts-after-paint.server.ts';
import { lawOfLanguage } from './shell/law-of-language.ts';
import { SiteFactsProvider } from './shell/site-facts.tsx';
import { failureContext, notFoundContext, pageContext, siteContext } from './site-context.server.ts';

export { createWordsOf } from './i18n/words-of.server.ts';
export { failureContext, notFoundContext, pageContext, siteContext, unknownAddressContext, visitorContext } from './site-context.server.ts';

const doctype = Buffer.from('<!DOCTYPE html>');

/**
 * Renders a page whole. The data for hydration is read before and put in by hand, because a whole page needs no stream,
 * and rendering to a string is the fastest way to make one.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const notFound = context.get(notFoundContext);
  if (status === 404 && notFound !== undefined) {
    notFound();
    return new Response(null, { status, headers });
  }
  const { words, name, dataset, clock, atOwnDomain, apiBaseUrl, crossOriginCookie, publicIcons, tagManager } = context.get(siteContext);
  const facts = {
    name,
    demonstration: dataset === 'demonstration',
    languageOfDomain: atOwnDomain === true ? words.locale.code : undefined,
    clockSetTo: clock.setTo?.toISOString(),
    apiBaseUrl,
    crossOriginCookie: crossOriginCookie === true,
    publicIcons: publicIcons === true,
    tagManager,
    law: lawOfLanguage(words.locale.tag),
  };
  const handoff = entry.serverHandoffStream === undefined ? '' : await readAll(entry.serverHandoffStream);
  await nextRenderTurn();
  const rendered = renderToString(
    <SiteFactsProvider facts={facts}>
      <WordsProvider words={words}>
        <ServerRouter context={{ ...entry, manifest: manifestOfPage(entry), serverHandoffStream: undefined }} url={request.url} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  const page = Buffer.from(rendered);
  const { parts, wake } = import.meta.env.PROD ? holdScriptsUntilPaint(page) : { parts: [page], wake: '' };
  const last = parts.pop() as Buffer;
  const end = last.lastIndexOf('</body>');
  const script = Buffer.from(`<script>${handOff(handoff)}${wake}</script>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  context.get(pageContext)(Buffer.concat([doctype, ...parts, last.subarray(0, end), script, last.subarray(end)]));
  return new Response(null, { status, headers });
}

/** The manifest with the routes of this page alone: the router makes anew whatever routes it is given, for every page. */
function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Hands an error of a loader or of rendering to the server, which knows what an outage is and keeps the log. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(failureContext)(error);
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Says to the router in the browser what its own stream would: one piece of data, and the end. */
function handOff(data: string): string {
  const literal = JSON.stringify(data).replace(/[<>\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();`;
}
