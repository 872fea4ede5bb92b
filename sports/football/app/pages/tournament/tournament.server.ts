import { movedTo, notFound } from '#app/addresses/answers.ts';
import { noteClocks } from '#app/day/note-clocks.server.ts';
import { groundAndTown } from '#app/i18n/names/place-names.server.ts';
import { listNewsLinks } from '#app/news/news-texts.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listSuspectedTwins } from '#data/queries/clubs/list-suspected-twins.ts';
import { type CompetitionCoverage, getCoverage } from '#data/queries/coverage/get-coverage.ts';
import { getPresentTournament } from '#data/queries/tournament/get-present-tournament.ts';
import { getSeasonStages, type SeasonStages, type SeasonTable, type SeasonTableRow } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament, type TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import { listPointAdjustments, type PointAdjustment } from '#data/queries/tournament/list-point-adjustments.ts';
import { listReportedTables, type ReportedTable } from '#data/queries/tournament/list-reported-tables.ts';
import { listSeasonClubs } from '#data/queries/tournament/list-season-clubs.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { type CoveredFact, coveredFacts, yearOf } from '#domain/tournament/coverage.ts';
import type { ClubOutcome, Outcome } from '#domain/tournament/season/club-outcomes.ts';
import { deriveFormat, hasKnockOut, hasTables } from '#domain/tournament/season/derive-format.ts';
import { getSeasonProjection } from '../../../data/queries/forecast/get-season-projection.ts';
import { getSeasonContents, type SeasonContents } from '../../../data/queries/tournament/get-season-contents.ts';
import { hasMatches } from '../../../data/queries/tournament/has-matches.ts';
import { listMatchesOfParts, listParts } from '../../../data/queries/tournament/list-parts.ts';
import {
  listComingSeasonMatches,
  listKnockOutMatches,
  listPastSeasonMatches,
} from '../../../data/queries/tournament/list-season-matches.ts';
import { listTopScorers } from '../../../data/queries/tournament/list-top-scorers.ts';
import { zoneAt } from '../../components/table-zones.ts';
import { knockOutRoundsOf } from './knock-out-rounds.ts';
import { nextRound } from './next-round.ts';
import { seasonBrackets } from './season-brackets.ts';
import { stageTabs } from './stage-tabs.ts';
import {
  type TournamentAddress,
  type TournamentPlace,
  type TournamentSection,
  tournamentAddress,
  tournamentSections,
} from './tournament.address.ts';
import { tournamentHead } from './tournament.head.ts';

const matchesAStep = 40;
const scorersShown = 30;
const partMatchesShown = 120;
const newsShown = 4;
/** Number of matches that includes the next round of the largest league. */
const comingLookedAt = 20;

export type TournamentView = Awaited<ReturnType<typeof loadTournament>>;

/** Returns the section of a competition named by the address, in one of its seasons. */
export async function loadTournament(site: Site, address: TournamentAddress) {
  const tournament = await getTournament(site.db, address.category, address.tournament);
  if (tournament === undefined) {
    const present = await getPresentTournament(site.db, address.category, address.tournament);
    throw present === undefined ? notFound() : movedTo(tournamentAddress.href({ ...address, ...present }));
  }
  const season = address.season === undefined ? tournament.seasons[0] : tournament.seasons.find(({ label }) => label === address.season);
  if (season === undefined && address.season !== undefined) throw notFound();

  const { zone } = site.words.locale;
  site.page.dependOn(`tournament:${tournament.numericId}`, `tournament-chances:${tournament.numericId}`, 'catalogue');
  site.page.freshUntil(momentOf(addDays(localDayOf(site.clock.now(), zone), 1), '00:00', zone));

  const readStages = season === undefined ? undefined : stagesOf(site, tournament, season.id, address);
  const contents = season === undefined ? undefined : await getSeasonContents(site.db, season.id);
  const sections = await listSections(tournament, contents, readStages);
  const asked: TournamentPlace = { ...address, section: address.section ?? (sections[0] as TournamentSection) };
  const content =
    season === undefined || readStages === undefined
      ? { kind: 'no-season' as const, creditedTo: sourcesOfMatch(tournament.listedBy)[0]?.source }
      : await loadSection(site, tournament, season, asked, readStages);
  // The address of the stage that is shown anyway, and of one that this season does not have, is that of the page.
  const place = { ...asked, stage: 'chosen' in content ? content.chosen : undefined };
  const isPresent = season !== undefined && season === tournament.seasons[0];
  const news =
    isPresent && place.section === sections[0] ? await listNewsLinks(site, { tournamentId: tournament.numericId, limit: newsShown }) : [];
  const coverage = isPresent || season === undefined ? withCredits(await getCoverage(site.db, tournament.numericId)) : undefined;
  const parts = isPresent || season === undefined ? await loadParts(site, tournament) : { leagues: [], matches: [] };
  const facts = { tournament, season, sections, place, parts, hasMatches: await hasMatches(site.db, tournament.numericId) };
  return { ...facts, organization: toOrganization(site, tournament, tournamentHead(site, facts)), content, coverage, news };
}

/** Returns the parts of a competition, by their names within it, and their matches of today. */
async function loadParts(site: Site, { numericId, name }: TournamentPageFacts) {
  const { db, clock, page } = site;
  const { format, locale } = site.words;
  const today = localDayOf(clock.now(), locale.zone);
  const from = momentOf(today, '00:00', locale.zone);
  const to = momentOf(addDays(today, 1), '00:00', locale.zone);
  const stored = await listParts(db, numericId, from, to);
  const nameWithin = (part: string) => (part.startsWith(`${name} - `) ? part.slice(name.length + 3) : part);
  const leagues = stored
    .map((part) => ({ ...part, name: nameWithin(part.name) }))
    .sort((one, other) => format.compare(one.name, other.name));
  page.dependOn(...leagues.flatMap(({ id }) => [`tournament:${id}`, `tournament-chances:${id}`] as const));
  const tournamentIds = leagues.filter(({ matches }) => matches > 0).map(({ id }) => id);
  const matches =
    tournamentIds.length === 0 ? [] : await listMatchesOfParts(db, locale.tag, { tournamentIds, from, to, limit: partMatchesShown });
  noteClocks(site, matches);
  return { leagues, matches };
}

/** A table of a source with the name that the source is credited by. */
export interface CreditedTable extends ReportedTable {
  readonly creditedTo: string;
}

function withCredit(table: ReportedTable): CreditedTable {
  return { ...table, creditedTo: sourcesOfMatch([table.source])[0]?.source ?? table.source };
}

/** The stored facts of a competition, and those that a source offers but has not delivered, by the name that the source is credited by. */
export interface CreditedCoverage extends Pick<CompetitionCoverage, 'coverage'> {
  /** The name of the source of the table in the first season with one; undefined when that is the site's own. */
  readonly tablesBy: string | undefined;
  readonly promised: readonly {
    readonly creditedTo: string;
    readonly facts: readonly { readonly fact: CoveredFact; readonly year: number }[];
  }[];
}

function withCredits({ coverage, promised, tablesSource }: CompetitionCoverage): CreditedCoverage {
  const open = promised.map(({ source, since }) => ({
    creditedTo: sourcesOfMatch([source])[0]?.source ?? source,
    facts: coveredFacts.flatMap((fact) => {
      const year = fact === 'forecasts' ? undefined : since[fact];
      const there = coverage?.[fact];
      return year === undefined || (there != null && yearOf(there) <= year) ? [] : [{ fact, year }];
    }),
  }));
  return { coverage, tablesBy: sourcesOfMatch([tablesSource])[0]?.source, promised: open.filter(({ facts }) => facts.length > 0) };
}

function withNamesOfSources({ accordingTo, ...adjustment }: PointAdjustment) {
  return { ...adjustment, accordingTo: sourcesOfMatch(accordingTo ?? []).map(({ source }) => source) };
}

/** Returns a competition as schema.org's SportsOrganization. */
function toOrganization({ words: { format, locale }, absolute }: Site, tournament: TournamentPageFacts, head: PageHead) {
  const url = absolute(locale, tournamentAddress.href({ category: tournament.countrySlug, tournament: tournament.slug }));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': url,
    url,
    name: format.competition(tournament.name),
    sport: 'Soccer',
    image: head.picture.address,
    location: { '@type': 'Place', name: format.region(tournament.countryRegion) },
  };
}

type ReadStages = () => Promise<SeasonStages>;

/** Returns a function that reads the stages of a season, once and only when they are needed. */
function stagesOf({ db, words, clock }: Site, { zone }: TournamentPageFacts, seasonId: number, { table }: TournamentAddress): ReadStages {
  let reading: Promise<SeasonStages> | undefined;
  return () => {
    reading ??= getSeasonStages(
      db,
      { seasonId },
      {
        locale: words.locale.tag,
        today: localDayOf(clock.now(), zone),
        compare: words.format.compare,
        view: table,
        withLive: true,
      },
    );
    return reading;
  };
}

/**
 * Returns the sections of a competition; a league opens with its table, a cup without groups with its rounds. A competition added by a source counts
 * as a league or cup by its rounds and the source's tables.
 */
async function listSections(
  { type, isGrown }: TournamentPageFacts,
  has: SeasonContents | undefined,
  readStages: ReadStages | undefined,
): Promise<TournamentSection[]> {
  if (has === undefined || readStages === undefined) return ['table', 'seasons'];
  const told = isGrown ? deriveFormat({ type, stages: has.stages, tables: has.reportedTables }) : undefined;
  const table = told === undefined ? type === 'league' || has.table : hasTables(told);
  // Sources call the parts of a split play-offs, too.
  const isBracket = type === 'cup' || (told !== undefined && hasKnockOut(told)) || seasonBrackets(await readStages()).length > 0;
  const knockOut = has.knockOut && isBracket;
  return tournamentSections.filter((section) => {
    if (section === 'table') return table;
    if (section === 'knock-out') return knockOut;
    if (section === 'scorers') return has.events;
    return true;
  });
}

async function loadSection(
  site: Site,
  tournament: TournamentPageFacts,
  season: TournamentPageFacts['seasons'][number],
  place: TournamentPlace,
  readStages: ReadStages,
) {
  const { id: seasonId, label } = season;
  const { db, words, clock } = site;
  const { tag: language } = words.locale;
  const limit = place.more * matchesAStep;
  switch (place.section) {
    case 'table': {
      const [stages, coming, projection, twins, adjustments] = await Promise.all([
        readStages(),
        listComingSeasonMatches(db, language, seasonId, comingLookedAt),
        // It is of the whole table: what counts home or away matches alone has none.
        place.table === 'all' ? getSeasonProjection(db, seasonId) : undefined,
        listSuspectedTwins(db, language, seasonId),
        place.table === 'all' ? listPointAdjustments(db, seasonId, localDayOf(clock.now(), tournament.zone)) : [],
      ]);
      noteClocks(site, coming);
      const ofStage = stages.tables.filter(({ stage }) => stage === place.stage);
      const present = stages.tables.filter(({ isPresent }) => isPresent);
      const isPresent = ofStage.length === 0 || ofStage[0]?.isPresent === true;
      return {
        kind: 'table' as const,
        stages: stageTabs(stages, seasonBrackets(stages)),
        /** The stage that the address has to name. */
        chosen: isPresent ? undefined : place.stage,
        /** The tables of a source, for a season whose own tables are not certain to be right. */
        told: stages.isCertain ? [] : (await listReportedTables(db, language, seasonId)).map(withCredit),
        isCertain: stages.isCertain,
        tables: withOutcomes(isPresent ? present : ofStage, place.table === 'all' ? stages.outcomes() : []),
        coming: nextRound(coming),
        // It is of the stage that is being played.
        projection: isPresent ? projection : undefined,
        twins,
        adjustments: adjustments.map(withNamesOfSources),
      };
    }
    case 'knock-out': {
      const [stages, matches] = await Promise.all([readStages(), listKnockOutMatches(db, language, seasonId)]);
      noteClocks(site, matches);
      const brackets = seasonBrackets(stages);
      const bracket = brackets.find((one) => place.stage !== undefined && one.stages.includes(place.stage)) ?? brackets.at(-1);
      const shown = bracket?.stages.at(-1);
      // Of a cup also the matches that were called off, and all of a competition whose tables are not certain.
      const isOneTree = tournament.type === 'cup' ? brackets.length < 2 : tournament.isGrown && brackets.length === 0;
      const awayGoals = tournament.awayGoalsUntil !== null && label <= tournament.awayGoalsUntil;
      return {
        kind: 'knock-out' as const,
        stages: stageTabs(stages, brackets),
        shown,
        /** The stage that the address has to name. */
        chosen: bracket === brackets.at(-1) ? undefined : place.stage,
        rounds: knockOutRoundsOf(isOneTree ? matches : matches.filter((match) => bracket?.holds(match)), { awayGoals }),
      };
    }
    case 'matches':
    case 'results': {
      const list = place.section === 'matches' ? listComingSeasonMatches : listPastSeasonMatches;
      const matches = await list(db, language, seasonId, limit + 1);
      noteClocks(site, matches);
      return { kind: place.section, matches: matches.slice(0, limit), more: matches.length > limit };
    }
    case 'teams': {
      const clubs = await listSeasonClubs(db, seasonId, language);
      const placed = clubs.map((club) => ({ ...club, place: groundAndTown(language, { ground: club.venueName, town: club.town }) }));
      return { kind: 'teams' as const, clubs: placed.sort((first, second) => words.format.compare(first.name, second.name)) };
    }
    case 'scorers': {
      const [scorers, clubs] = await Promise.all([listTopScorers(db, seasonId, scorersShown), listSeasonClubs(db, seasonId, language)]);
      return { kind: 'scorers' as const, scorers, clubs };
    }
    case 'seasons':
      return { kind: 'seasons' as const };
  }
}

/** Returns tables with each club's certain outcome. Once a table is complete, its zones show which clubs are through. */
function withOutcomes(tables: readonly SeasonTable[], decided: readonly ClubOutcome[]) {
  return tables.map((table) => {
    const own = decided.filter((club) => club.stage === table.stage && club.table === table.table && club.group === table.group);
    const outcomeOf = new Map(own.map(({ teamId, outcome }) => [teamId, outcome]));
    const rows = table.rows.map((row) => {
      const outcome = outcomeOf.get(row.teamId);
      const isPlain = outcome === 'out' || (outcome === 'through' && zoneAt(table.zones, row.place) !== undefined);
      return outcome === undefined || (table.isComplete && isPlain) ? row : { ...row, outcome };
    });
    return { ...table, rows: rows as readonly (SeasonTableRow & { readonly outcome?: Outcome })[] };
  });
}
