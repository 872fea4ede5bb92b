import { lawOfLanguage } from '#app/shell/law/law-of-language.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { type DayOutcome, listDayOutcomes } from '#data/queries/home/list-day-outcomes.ts';
import { type DayTournament, listDayTournaments } from '#data/queries/home/list-day-tournaments.ts';
import { listMatchesOfDay } from '#data/queries/home/list-matches-of-day.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { HomeAddress } from './home.address.ts';
import { chooseOpen, roomOfDay, roomOfLive } from './open-competitions.ts';

/** A competition in the list: with its matches, or on one line that opens. */
export interface HomeGroup {
  readonly tournament: DayTournament;
  readonly matches: readonly ListedMatch[] | undefined;
  /** The outcome of its predictions once all of its matches are over; undefined before, and when there were no predictions. */
  readonly outcome: DayOutcome | undefined;
  /** Its form in the list above the section of countries: open, or on one line; undefined when only the section has it. */
  readonly above: 'open' | 'line' | undefined;
}

/** A country with folded competitions, and the sums of all its competitions in the list. */
export interface HomeCountry {
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  readonly competitions: number;
  readonly matches: number;
  readonly live: number;
  readonly tips: number;
  readonly outcome: DayOutcome | undefined;
  /** False when the list above has all of its competitions. */
  readonly hasFolded: boolean;
  /** Undefined while it is folded. */
  readonly groups: readonly HomeGroup[] | undefined;
}

/** The section below the list that has every competition of the day, by country. */
export interface HomeWorld {
  readonly competitions: number;
  readonly matches: number;
  /** The country with most matches first; those without folded competitions at the end. */
  readonly countries: readonly HomeCountry[];
  /** The competitions that only this section has. */
  readonly belowIds: readonly number[];
}

export interface HomeGroups {
  readonly kind: 'groups';
  readonly groups: readonly HomeGroup[];
  /** Undefined when the list above has every competition, open or on one line. */
  readonly world: HomeWorld | undefined;
}

/** The competitions of the list that the address requests, before the visitor opens any. */
export interface DayCompetitions {
  readonly tournaments: readonly DayTournament[];
  /** The outcomes of the competitions whose matches are all over, by their ids. */
  readonly outcomes: ReadonlyMap<number, DayOutcome>;
  /** The ids of the competitions that the list has open, and of those below them on one line each. */
  readonly open: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

type Filters = Pick<HomeAddress, 'tab' | 'women' | 'level' | 'tip'>;

/** Returns the competitions of a list, the most important first, and which of them are open. */
export async function loadCompetitions(site: Site, { tab, women, level, tip }: Filters, span: Span): Promise<DayCompetitions> {
  const liveOnly = tab === 'live';
  const hasBegun = span.from <= site.clock.now();
  const [tournaments, decided] = await Promise.all([
    listDayTournaments(site.db, { ...span, women, level, tipped: tip, liveOnly }),
    hasBegun && !liveOnly ? listDayOutcomes(site.db, span) : new Map<number, DayOutcome>(),
  ]);
  const { country } = lawOfLanguage(site.words.locale.tag);
  const isOwn = ({ region }: DayTournament) => region === country || region.startsWith(`${country}-`);
  const { open, lines } = chooseOpen(tournaments, isOwn, liveOnly ? roomOfLive : roomOfDay);
  const over = tournaments.filter(({ live, toCome }) => live + toCome === 0);
  return {
    tournaments,
    outcomes: new Map(over.flatMap(({ id }) => (decided.has(id) ? [[id, decided.get(id) as DayOutcome]] : []))),
    open: new Set(open.map(({ id }) => id)),
    lines: new Set(lines.map(({ id }) => id)),
  };
}

/** Returns the list of a day by competition: the most important ones and those of the language's country open, all others by country. */
export async function loadHomeGroups(site: Site, address: HomeAddress, span: Span): Promise<HomeGroups> {
  const listed = await loadCompetitions(site, address, span);
  const { tournaments } = listed;
  const opened = tournaments.filter(({ id }) => listed.open.has(id) || address.open.includes(id));
  const groups = await loadGroups(site, address, span, { ...listed, opened });
  const above = groups.filter((group) => group.above !== undefined);
  return {
    kind: 'groups',
    groups: above,
    world: above.length === tournaments.length ? undefined : worldOf(site, address, groups),
  };
}

/** Returns all groups of a list, with the matches of those that are opened. */
export async function loadGroups(
  site: Site,
  { tab, tip }: Filters,
  span: Span,
  { tournaments, outcomes, open, lines, opened }: DayCompetitions & { readonly opened: readonly DayTournament[] },
): Promise<HomeGroup[]> {
  const matches =
    opened.length === 0
      ? []
      : await listMatchesOfDay(site.db, {
          ...span,
          tournamentIds: opened.map(({ id }) => id),
          tipped: tip,
          liveOnly: tab === 'live',
          locale: site.words.locale.tag,
        });
  const byTournament = Map.groupBy(matches, ({ tournamentId }) => tournamentId);
  return tournaments.map((tournament) => ({
    tournament,
    matches: byTournament.get(tournament.id),
    outcome: outcomes.get(tournament.id),
    above: open.has(tournament.id) ? 'open' : lines.has(tournament.id) ? 'line' : undefined,
  }));
}

/** Returns every competition of a list by country. */
export function worldOf(site: Site, address: HomeAddress, groups: readonly HomeGroup[]): HomeWorld {
  const { format } = site.words;
  const countries = [...Map.groupBy(groups, ({ tournament }) => tournament.countrySlug)].map(([slug, ofCountry]) => {
    const isOpen = slug === address.country || ofCountry.some(({ matches, above }) => matches !== undefined && above === undefined);
    return countryOf(slug, ofCountry, isOpen);
  });
  return {
    competitions: groups.length,
    matches: sum(groups, ({ tournament }) => tournament.matches),
    countries: countries.sort(
      (a, b) =>
        Number(b.hasFolded) - Number(a.hasFolded) ||
        b.matches - a.matches ||
        format.compare(format.region(a.region), format.region(b.region)),
    ),
    belowIds: groups.filter(({ above }) => above === undefined).map(({ tournament }) => tournament.id),
  };
}

function countryOf(slug: string, groups: readonly HomeGroup[], isOpen: boolean): HomeCountry {
  const { code, region } = (groups[0] as HomeGroup).tournament;
  const outcomes = groups.flatMap(({ outcome }) => outcome ?? []);
  const isOver = groups.every(({ tournament: { live, toCome } }) => live + toCome === 0);
  return {
    slug,
    code,
    region,
    competitions: groups.length,
    matches: sum(groups, ({ tournament }) => tournament.matches),
    live: sum(groups, ({ tournament }) => tournament.live),
    tips: sum(groups, ({ tournament }) => tournament.tips),
    outcome:
      isOver && outcomes.length > 0
        ? {
            decided: sum(outcomes, ({ decided }) => decided),
            right: sum(outcomes, ({ right }) => right),
            promised: sum(outcomes, ({ promised }) => promised),
          }
        : undefined,
    hasFolded: groups.some(({ above }) => above === undefined),
    groups: isOpen ? groups : undefined,
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
