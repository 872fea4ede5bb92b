import type { IconCollection } from './installed-collections.ts';

const round = (id: string, field: string) =>
  `<mask id="${id}"><circle cx="256" cy="256" r="256" fill="#fff"/></mask><g mask="url(#${id})">${field}</g>`;
const rays = Array.from({ length: 8 }, (_, ray) => `<path d="M256 160v192" transform="rotate(${ray * 22.5} 256 256)"/>`).join('');

/** Flags that circle-flags lacks: under these letters it draws a language, Arabic and Interlingue. Drawn for this site in the same manner. */
export const ownFlags: IconCollection = {
  prefix: 'site-flags',
  width: 512,
  height: 512,
  icons: {
    ar: {
      body: round(
        'siteFlagAr',
        '<path fill="#eee" d="M0 0h512v512H0z"/><path fill="#74acdf" d="M0 0h512v160H0zM0 352h512v160H0z"/>' +
          `<g stroke="#ffda44" stroke-width="12">${rays}</g><circle cx="256" cy="256" r="56" fill="#ffda44"/>`,
      ),
    },
    ie: {
      body: round(
        'siteFlagIe',
        '<path fill="#eee" d="M0 0h512v512H0z"/><path fill="#169b62" d="M0 0h167v512H0z"/><path fill="#ff883e" d="M345 0h167v512H345z"/>',
      ),
    },
  },
};
