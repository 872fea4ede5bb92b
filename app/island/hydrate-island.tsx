import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Place } from '#app/document/place.tsx';
import { PlaceProvider } from '#app/document/place.tsx';
import { localeByTag, messageFile } from '#app/i18n/locales.ts';
import { createWords } from '#app/i18n/words/create-words.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { factsOf, SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { IslandDefinition } from './define-island.ts';

/** Hydrates an island from the server's HTML; resolves when it responds to touches. */
export async function hydrateIsland(element: HTMLElement, { Component, messages, fromHtml }: IslandDefinition<object>): Promise<void> {
  const root = document.documentElement;
  const locale = localeByTag(root.lang);
  const words = createWords(locale, (await messages[messageFile(locale)]?.()) ?? {}, root.dataset.prefix ?? '');
  const sent = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  const shown = Object.entries(fromHtml as Readonly<Record<string, (island: HTMLElement) => unknown>>).map(([name, read]) => [
    name,
    read(element),
  ]);
  const props: object = { ...sent, ...Object.fromEntries(shown) };
  return new Promise((hydrated, failed) => {
    hydrateRoot(
      element,
      <SiteFactsProvider facts={factsOf(root)}>
        <WordsProvider words={words}>
          <PlaceProvider place={placeOfDocument()}>
            {createElement(Component, props)}
            <WhenMounted then={hydrated} />
          </PlaceProvider>
        </WordsProvider>
      </SiteFactsProvider>,
      { identifierPrefix: element.getAttribute('prefix') ?? '', onUncaughtError: failed },
    );
  });
}

function WhenMounted({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/** Returns the address of the document that the browser shows, apart from its language. */
function placeOfDocument(): Place {
  const { prefix = '' } = document.documentElement.dataset;
  const { pathname, search, origin } = location;
  return { pathname: pathname.slice(prefix.length) || '/', search, root: origin + prefix, otherOrigins: {} };
}
