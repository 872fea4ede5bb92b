/** The parts of a competition's page, each with an address of its own (`?section=`); the first one that has something is the page's own. */
export const tournamentSections = ['table', 'knock-out', 'matches', 'results', 'teams', 'scorers', 'seasons'] as const;
export type TournamentSection = (typeof tournamentSections)[number];

export const tableViews = ['all', 'home', 'away', 'form'] as const;
export type TableView = (typeof tableViews)[number];

/** Where the reader stands in a competition. */
export interface TournamentPlace {
  readonly section: TournamentSection;
  readonly view: TableView;
  /** Undefined for the current season. */
  readonly season: string | undefined;
  /** How many steps of matches are shown. */
  readonly more: number;
}

/** The address of a place; what is usual is left out, so that each page has one address. */
export function tournamentPath(base: string, place: TournamentPlace, first: TournamentSection): string {
  const parameters = new URLSearchParams();
  if (place.section !== first) parameters.set('section', place.section);
  if (place.section === 'table' && place.view !== 'all') parameters.set('table', place.view);
  if (place.season !== undefined) parameters.set('season', place.season);
  if (place.more > 1) parameters.set('more', String(place.more));
  const query = parameters.toString();
  return query === '' ? base : `${base}?${query}`;
}

/** Reads the parameters; undefined where one of them means nothing. */
export function readTournamentPlace(parameters: URLSearchParams, first: TournamentSection): TournamentPlace | undefined {
  const section = parameters.get('section') ?? first;
  const view = parameters.get('table') ?? 'all';
  const more = parameters.get('more') ?? '1';
  if (
    !(tournamentSections as readonly string[]).includes(section) ||
    !(tableViews as readonly string[]).includes(view) ||
    !/^[1-9]\d?$/.test(more)
  )
    return undefined;
  return {
    section: section as TournamentSection,
    view: view as TableView,
    season: parameters.get('season') ?? undefined,
    more: Number(more),
  };
}
