import type { MessageKey } from '#app/i18n/message-keys.ts';

export interface Place {
  readonly path: string;
  readonly name: MessageKey;
}

/** The places of the site, in the order of the masthead. A test holds that each is a page. */
export const places: readonly Place[] = [
  { path: '/', name: 'nav.matches' },
  { path: '/tips', name: 'nav.tips' },
  { path: '/track-record', name: 'nav.record' },
  { path: '/leagues', name: 'nav.leagues' },
  { path: '/odds', name: 'nav.odds' },
];

/** Whether a place is the page that is shown, for `aria-current`. */
export function currentPlace(path: string, pathname: string): 'page' | undefined {
  return pathname === path ? 'page' : undefined;
}
