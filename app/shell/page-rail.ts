import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a page's route may say of its surroundings, as its `handle`. */
interface PageHandle {
  /** Stands to the left of the page in place of the leagues; given the view that the page's loader gave. */
  readonly rail?: ComponentType<{ view: never }>;
}

/** The rail of the page that is shown, where it has one of its own. A page that failed has none: its loader gave nothing. */
export function usePageRail(): { readonly Rail: ComponentType<{ view: unknown }>; readonly view: unknown } | undefined {
  const page = useMatches().at(-1);
  const rail = (page?.handle as PageHandle | undefined)?.rail;
  if (rail === undefined || page?.loaderData === undefined) return undefined;
  return { Rail: rail as ComponentType<{ view: unknown }>, view: (page.loaderData as { view?: unknown }).view };
}
