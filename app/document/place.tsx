import { createContext, type ReactNode, useContext } from 'react';
import type { LocaleCode } from '#app/i18n/locales.ts';

/** The address of a page, apart from its language. */
export interface Place {
  /** The shared path, without its language. */
  readonly pathname: string;
  /** The understood parameters, with `?` in front; empty without any. */
  readonly search: string;
  /** The absolute address of the language's home page, without a slash at the end. */
  readonly root: string;
  /** The origins of the languages that are served at another host than this page's. */
  readonly otherOrigins: Partial<Readonly<Record<LocaleCode, string>>>;
}

const PlaceContext = createContext<Place | undefined>(undefined);

export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/**
 * Returns the address of the page that is being rendered.
 *
 * @throws Error outside of a page
 */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('usePlace outside of a page');
  return place;
}
