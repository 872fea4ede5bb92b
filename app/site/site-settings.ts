import type { TagManager } from '#app/consent/tag-manager.ts';
import type { Imprint } from './imprint.ts';

/** The settings of the pages, handed on as one object from the environment to every page. */
export interface SiteSettings extends BrowserSettings {
  readonly name: string;
  /** The operator of the site, with the address. */
  readonly imprint: Imprint;
  /** The script that the browser loads once the visitor agrees; when undefined, the site requests no consent. */
  readonly tagManager: TagManager | undefined;
  /** The data sources whose licence requires a credit and whose data the site shows. */
  readonly dataCredits: readonly DataCredit[];
  /** The bonus code of the sign-up guide, which only pages rendered for each visitor may show; undefined when there is none at present. */
  readonly bonusCode: string | undefined;
}

/** A data source whose licence requires its name on the pages. */
export interface DataCredit {
  readonly source: string;
  readonly address: string;
  readonly licence: string;
  readonly licenceAddress: string;
}

/** The part of the settings that the browser needs; every page carries it on its root. */
export interface BrowserSettings {
  /** The address of the API; undefined when it is on this site. */
  readonly apiBaseUrl: string | undefined;
  /** True in a cross-origin setup, where the cookie of the language is marked secure, by the browser as well. */
  readonly crossOriginCookie: boolean;
  /** True when icons that this site does not serve may be fetched from Iconify's public API. */
  readonly publicIcons: boolean;
}
