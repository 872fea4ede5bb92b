import type { TagManager } from './document/consent/tag-manager.ts';
import type { Imprint } from './imprint.ts';

/** What the operator decides of the pages, handed on as one object from the settings to every page. */
export interface SiteSettings extends BrowserSettings {
  readonly name: string;
  /** Who operates the site, and where. */
  readonly imprint: Imprint;
  /** What the browser loads once the visitor agrees; undefined asks for no agreement. */
  readonly tagManager: TagManager | undefined;
  /** The bonus code of the sign-up guide, which only pages that are made for each visitor may show; undefined: there is none at present. */
  readonly bonusCode: string | undefined;
}

/** What the browser has to know of it, which every page carries on its root. */
export interface BrowserSettings {
  /** Where the API is when it is not on this site; undefined is here. */
  readonly apiBaseUrl: string | undefined;
  /** True in a cross-origin setup, where the cookie of the language is marked secure, by the browser as well. */
  readonly crossOriginCookie: boolean;
  /** True where icons that this site does not give may be asked for at Iconify's public API. */
  readonly publicIcons: boolean;
}
