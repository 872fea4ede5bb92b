import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBehaviours } from './behaviours/start-behaviours.ts';
import { loadFrameWords } from './i18n/browser-words.ts';
import { localeByTag } from './i18n/locales.ts';
import { WordsProvider } from './i18n/words.tsx';
import { factsOf, SiteFactsProvider } from './shell/site-facts.tsx';

async function hydratePage(): Promise<void> {
  const words = await loadFrameWords(localeByTag(document.documentElement.lang), prefixOfPage());
  startBehaviours(words);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteFactsProvider facts={factsOf(document.documentElement)}>
          <WordsProvider words={words}>
            <HydratedRouter />
          </WordsProvider>
        </SiteFactsProvider>
      </StrictMode>,
    );
  });
}

/** What the addresses of this page's language start with: nothing on a domain of its own. */
function prefixOfPage(): string {
  const { basename } = (window as unknown as { __reactRouterContext: { basename?: string } }).__reactRouterContext;
  return basename === undefined || basename === '/' ? '' : basename;
}

void hydratePage();
