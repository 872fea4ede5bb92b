/** The first segments of paths that are never prefetched: pages for one visitor, counted requests, links to other sites, and what is not a page. */
const excludedSegments = ['search', 'votes', 'contact', 'offers', 'goto', 'market', 'language', 'feed', 'api'] as const;

/** The query parameters with which a page is never prefetched, since it is rendered for one reader and not cached. */
const excludedParameters: readonly string[] = [
  'ids',
  'quiz',
  'q',
  'chance',
  'competition',
  'country',
  'before',
  'open',
  'start',
  'record',
  'sent',
  'said',
  // What is entered into a calculator.
  ...['odds', 'stake', 'place', 'bankroll', 'format', 'rows', 'remove'],
  ...Array.from({ length: 12 }, (_, row) => `odds${row + 1}`),
];

/** The links that the browser fetches when the pointer rests on them, and those that it renders when they are pressed. */
export interface SpeculationRules {
  readonly prefetch: readonly SpeculationRule[];
  readonly prerender: readonly SpeculationRule[];
}

interface SpeculationRule {
  readonly where: object;
  readonly eagerness: 'moderate' | 'conservative';
}

/**
 * Returns the speculation rules of the site: a page is fetched when the pointer rests on its link, and rendered when it is pressed.
 *
 * @param prefixes the beginnings of the addresses of the languages: `/de`, and empty for the language at the root
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(prefixes: readonly string[]): SpeculationRules {
  const segment = `/:place(${excludedSegments.join('|')})`;
  const language = `/:language(${prefixes
    .filter((prefix) => prefix !== '')
    .map((prefix) => prefix.slice(1))
    .join('|')})`;
  const excluded = [
    ...[segment, language + segment].flatMap((pathname) => [{ pathname }, { pathname: `${pathname}/*` }]),
    { pathname: '/*', search: `(.*&)?(${excludedParameters.join('|')})=(.*)` },
    { pathname: '/*.:ending(csv|json|xml|png|svg)' },
  ];
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: excluded } },
      { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
    ],
  };
  return { prefetch: [{ where, eagerness: 'moderate' }], prerender: [{ where, eagerness: 'conservative' }] };
}

/** Returns true for a page that may be prefetched, for browsers that know no speculation rules. */
export function mayBePrefetched(
  { origin, pathname, searchParams }: URL,
  page: { readonly origin: string; readonly prefix: string },
): boolean {
  const path = pathname.startsWith(`${page.prefix}/`) ? pathname.slice(page.prefix.length) : pathname;
  const segment = path.split('/')[1] ?? '';
  return (
    origin === page.origin &&
    !excludedSegments.some((excluded) => excluded === segment) &&
    !excludedParameters.some((name) => searchParams.has(name)) &&
    !/\.[a-z]+$/.test(path)
  );
}
