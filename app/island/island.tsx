import { createContext, createElement, type ReactNode, useContext } from 'react';
import { PlaceProvider, usePlace } from '#app/document/place.tsx';
import { useWords, WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider, useSiteFacts } from '#app/shell/site-facts.tsx';
import type { IslandDefinition } from './define-island.ts';

/**
 * The moment at which the browser hydrates an island: when it comes near the visible part of the page, when the browser is idle, when it is
 * touched, or when an element calls `hydrate`. A touch always does.
 */
export type IslandMoment = 'visible' | 'idle' | 'touched' | 'asked';

/** Renders the tree of one island to HTML; `prefix` begins every id that React makes in it. */
type RenderIsland = (tree: ReactNode, prefix: string) => string;

const RenderIslandContext = createContext<((tree: ReactNode) => { prefix: string; html: string }) | undefined>(undefined);

/** The wrapper of a document on the server that numbers its islands. */
export function IslandRendering({ render, children }: { render: RenderIsland; children: ReactNode }) {
  let islands = 0;
  const renderNext = (tree: ReactNode) => {
    islands += 1;
    const prefix = `i${islands}-`;
    return { prefix, html: render(tree, prefix) };
  };
  return <RenderIslandContext value={renderNext}>{children}</RenderIslandContext>;
}

type IslandProps<Props extends object> = Props & { readonly of: IslandDefinition<Props>; readonly when: IslandMoment };

/**
 * Renders an island where the page shows it. Its props go into the page as JSON, except those that the HTML contains already. Within
 * another island it is rendered as a plain part of that one.
 */
export function Island<Props extends object>({ of, when, ...rest }: IslandProps<Props>) {
  const renderIsland = useContext(RenderIslandContext);
  const words = useWords();
  const facts = useSiteFacts();
  const place = usePlace();
  const props = rest as unknown as Props;
  const component = createElement(of.Component, props);
  if (renderIsland === undefined) return component;
  const { prefix, html } = renderIsland(
    <SiteFactsProvider facts={facts}>
      <WordsProvider words={words}>
        <PlaceProvider place={place}>{component}</PlaceProvider>
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return createElement('page-island', {
    name: of.name,
    when,
    prefix,
    props: JSON.stringify(Object.fromEntries(Object.entries(props).filter(([name]) => !(name in of.fromHtml)))),
    dangerouslySetInnerHTML: { __html: html },
  });
}
