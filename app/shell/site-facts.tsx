import { createContext, type ReactNode, useContext } from 'react';
import { type LocaleCode, localeByCode } from '#app/i18n/locales.ts';
import type { BrowserSettings } from '#app/site/site-settings.ts';
import { isComputedAfterwards, type TipOrigin } from '#domain/ledger/ledger-record.ts';

/** Facts of the site that every page states, including error pages; they need no data. */
export interface SiteFacts extends BrowserSettings {
  readonly name: string;
  readonly demonstration: boolean;
  /** The language whose own domain serves the page, which the browser stores; undefined on a domain of several languages. */
  readonly languageOfDomain: LocaleCode | undefined;
  /** The ISO moment to which the site's clock was set; undefined when it shows the real time. */
  readonly clockSetTo: string | undefined;
}

const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <SiteFactsContext value={facts}>{children}</SiteFactsContext>;
}

/** Returns the facts of the site. Throws outside of a page. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteFactsContext);
  if (facts === undefined) throw new Error('useSiteFacts outside of a page');
  return facts;
}

/** Returns a function that is true for tips that must be labelled as computed afterwards on this site. */
export function useComputedAfterwards(): (origin: TipOrigin) => boolean {
  const { clockSetTo } = useSiteFacts();
  return (origin) => isComputedAfterwards(origin, clockSetTo !== undefined);
}

/** Returns the facts as attributes of the page's root, so that the browser finds them there. */
export function factAttributes({
  name,
  demonstration,
  languageOfDomain,
  clockSetTo,
  apiBaseUrl,
  crossOriginCookie,
  publicIcons,
}: SiteFacts): Record<`data-${string}`, string | undefined> {
  return {
    'data-site': name,
    'data-demonstration': demonstration ? '' : undefined,
    'data-language-of-domain': languageOfDomain,
    'data-clock-set-to': clockSetTo,
    'data-api': apiBaseUrl,
    'data-cross-origin-cookie': crossOriginCookie ? '' : undefined,
    'data-public-icons': publicIcons ? '' : undefined,
  };
}

/** Returns the facts from the attributes of a page's root. */
export function factsOf({ dataset }: HTMLElement): SiteFacts {
  return {
    name: dataset.site ?? '',
    demonstration: dataset.demonstration !== undefined,
    languageOfDomain: localeByCode(dataset.languageOfDomain ?? '')?.code,
    clockSetTo: dataset.clockSetTo,
    apiBaseUrl: dataset.api,
    crossOriginCookie: dataset.crossOriginCookie !== undefined,
    publicIcons: dataset.publicIcons !== undefined,
  };
}
