import { createContext, type ReactNode, useContext } from 'react';

/** What every page says of the site, errors included; it needs no data. */
export interface SiteFacts {
  readonly name: string;
  readonly demonstration: boolean;
  /** Where the API is when it is not on this site. */
  readonly apiBaseUrl: string | undefined;
  /** Whether icons may be asked for elsewhere when this site does not give them. */
  readonly publicIcons: boolean;
}

const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteFactsContext value={facts}>{children}</SiteFactsContext>;
}

export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext);
  if (facts === undefined) throw new Error('useSiteFacts outside of a page');
  return facts;
}

/** The facts as attributes of the page's root, so that the browser finds them there. */
export function factAttributes({ name, demonstration, apiBaseUrl, publicIcons }: SiteFacts): Record<`data-${string}`, string | undefined> {
  return {
    'data-site': name,
    'data-demonstration': demonstration ? '' : undefined,
    'data-api': apiBaseUrl,
    'data-public-icons': publicIcons ? '' : undefined,
  };
}

/** The facts that a page's root tells. */
export function factsOf({ dataset }: HTMLElement): SiteFacts {
  return {
    name: dataset.site ?? '',
    demonstration: dataset.demonstration !== undefined,
    apiBaseUrl: dataset.api,
    publicIcons: dataset.publicIcons !== undefined,
  };
}
