import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBehaviours } from './behaviours/start-behaviours.ts';
import { localeByTag } from './i18n/locales.ts';
import type { CompiledMessages } from './i18n/translate.ts';
import { createWords, WordsProvider } from './i18n/words.tsx';
import { factsOf, SiteFactsProvider } from './shell/site-facts.tsx';

const messagesByFile = import.meta.glob<CompiledMessages>('./messages/*.json', { import: 'default', base: './i18n' });

async function hydratePage(): Promise<void> {
  const locale = localeByTag(document.documentElement.lang);
  const load = messagesByFile[locale.messageFile];
  if (load === undefined) throw new Error(`no message file for ${locale.tag}`);
  const words = createWords(locale, await load(), prefixOfPage());
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
