import type { Place } from './place.tsx';

/** Returns where the document stands that the browser shows. */
export function placeOfDocument(): Place {
  const { prefix = '' } = document.documentElement.dataset;
  const { pathname, search, origin } = location;
  return { pathname: pathname.slice(prefix.length) || '/', search, root: origin + prefix, otherOrigins: {} };
}
