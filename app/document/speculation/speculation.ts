/** The first parts of shared paths that no browser asks for ahead: what is made for one visitor, counts, leads away or is no page. */
const leftOutPlaces = ['search', 'votes', 'contact', 'offers', 'goto', 'market', 'language', 'feed', 'api'] as const;

/** Parameters whose pages are one reader's own and kept for nobody. */
const leftOutParameters: readonly string[] = [
  'ids',
  'quiz',
  'q',
  'chance',
  'competition',
  'country',
  'before',
  'record',
  'sent',
  'said',
  // What is entered into a calculator.
  ...['odds', 'stake', 'place', 'bankroll', 'format', 'rows', 'remove'],
  ...Array.from({ length: 12 }, (_, row) => `odds${row + 1}`),
];

/** The links that the browser fetches when the pointer rests on them, and those that it renders when the finger goes down. */
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
 * @param prefixes what the addresses of the languages begin with: `/de`, and empty for the language at the root
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(prefixes: readonly string[]): SpeculationRules {
  const place = `/:place(${leftOutPlaces.join('|')})`;
  const language = `/:language(${prefixes
    .filter((prefix) => prefix !== '')
    .map((prefix) => prefix.slice(1))
    .join('|')})`;
  const leftOut = [
    ...[place, language + place].flatMap((pathname) => [{ pathname }, { pathname: `${pathname}/*` }]),
    { pathname: '/*', search: `(.*&)?(${leftOutParameters.join('|')})=(.*)` },
    { pathname: '/*.:ending(csv|json|xml|png|svg)' },
  ];
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: leftOut } },
      { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
    ],
  };
  return { prefetch: [{ where, eagerness: 'moderate' }], prerender: [{ where, eagerness: 'conservative' }] };
}

/** Tells whether a page may be asked for ahead, for browsers that know no speculation rules. */
export function mayBePrefetched(
  { origin, pathname, searchParams }: URL,
  page: { readonly origin: string; readonly prefix: string },
): boolean {
  const path = pathname.startsWith(`${page.prefix}/`) ? pathname.slice(page.prefix.length) : pathname;
  const place = path.split('/')[1] ?? '';
  return (
    origin === page.origin &&
    !leftOutPlaces.some((left) => left === place) &&
    !leftOutParameters.some((name) => searchParams.has(name)) &&
    !/\.[a-z]+$/.test(path)
  );
}
