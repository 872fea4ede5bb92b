import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { WordsProvider } from './i18n/words.tsx';
import { holdScriptsUntilPaint } from './scripts-after-paint.server.ts';
import { lawOfLanguage } from './shell/law-of-language.ts';
import { SiteFactsProvider } from './shell/site-facts.tsx';
import { failureContext, pageTextContext, siteContext } from './site-context.server.ts';

export { createWordsOf } from './i18n/words-of.server.ts';
export { failureContext, pageTextContext, siteContext, visitorContext } from './site-context.server.ts';

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
  const { words, name, dataset, apiBaseUrl, publicIcons, tagManager } = context.get(siteContext);
  const facts = {
    name,
    demonstration: dataset === 'demonstration',
    apiBaseUrl,
    publicIcons: publicIcons === true,
    tagManager,
    law: lawOfLanguage(words.locale.tag),
  };
  const handoff = entry.serverHandoffStream === undefined ? '' : await readAll(entry.serverHandoffStream);
  const rendered = renderToString(
    <SiteFactsProvider facts={facts}>
      <WordsProvider words={words}>
        <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  const { markup, wake } = import.meta.env.PROD ? holdScriptsUntilPaint(rendered) : { markup: rendered, wake: '' };
  const end = markup.lastIndexOf('</body>');
  const html = `<!DOCTYPE html>${markup.slice(0, end)}<script>${handOff(handoff)}${wake}</script>${markup.slice(end)}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  context.get(pageTextContext)(html);
  return new Response(null, { status, headers });
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
