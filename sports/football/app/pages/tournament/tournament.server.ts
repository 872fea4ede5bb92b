import { notFound } from '#app/document/answers.ts';
import { groundAndTown } from '#app/i18n/names/place-names.server.ts';
import { listNewsLinks } from '#app/news/told-news.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site-context.server.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament, type TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import { listSeasonClubs } from '#data/queries/tournament/list-season-clubs.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { getSeasonProjection } from '../../../data/queries/forecast/get-season-projection.ts';
import { getSeasonContents } from '../../../data/queries/tournament/get-season-contents.ts';
import { hasMatches } from '../../../data/queries/tournament/has-matches.ts';
import {
  listComingSeasonMatches,
  listKnockOutMatches,
  listPastSeasonMatches,
} from '../../../data/queries/tournament/list-season-matches.ts';
import { listTopScorers } from '../../../data/queries/tournament/list-top-scorers.ts';
import { knockOutRoundsOf } from './knock-out-rounds.ts';
import { nextRound } from './next-round.ts';
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
const newsShown = 4;
/** Enough to hold the next round of the largest league. */
const comingLookedAt = 20;

export type TournamentView = Awaited<ReturnType<typeof loadTournament>>;

/** Reads the section of a competition that the address names, in one of its seasons. */
export async function loadTournament(site: Site, address: TournamentAddress) {
  const tournament = await getTournament(site.db, address.category, address.tournament);
  if (tournament === undefined) throw notFound();
  const season = address.season === undefined ? tournament.seasons[0] : tournament.seasons.find(({ label }) => label === address.season);
  if (season === undefined && address.season !== undefined) throw notFound();

  const { zone } = site.words.locale;
  site.page.dependOn(`tournament:${tournament.numericId}`, 'catalogue');
  site.page.freshUntil(momentOf(addDays(localDayOf(site.clock.now(), zone), 1), '00:00', zone));

  const sections = await listSections(site, tournament, season?.id);
  const place: TournamentPlace = { ...address, section: address.section ?? (sections[0] as TournamentSection) };
  const content = season === undefined ? { kind: 'no-season' as const } : await loadSection(site, tournament, season, place);
  const isPresent = season !== undefined && season === tournament.seasons[0];
  const news =
    isPresent && place.section === sections[0] ? await listNewsLinks(site, { tournamentId: tournament.numericId, limit: newsShown }) : [];
  const facts = { tournament, season, sections, place, hasMatches: await hasMatches(site.db, tournament.numericId) };
  return { ...facts, organization: toOrganization(site, tournament, tournamentHead(site, facts)), content, news };
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

/** Returns the sections that a competition has; a league opens with its table, a cup without groups with its rounds. */
async function listSections(site: Site, tournament: TournamentPageFacts, seasonId: number | undefined): Promise<TournamentSection[]> {
  if (seasonId === undefined) return ['table', 'seasons'];
  const has = await getSeasonContents(site.db, seasonId);
  const table = tournament.type === 'league' || has.table;
  return tournamentSections.filter((section) => {
    if (section === 'table') return table;
    if (section === 'knock-out') return has.knockOut;
    if (section === 'scorers') return has.events;
    return true;
  });
}

async function loadSection(
  site: Site,
  tournament: TournamentPageFacts,
  season: TournamentPageFacts['seasons'][number],
  place: TournamentPlace,
) {
  const { id: seasonId, label } = season;
  const { db, words, clock } = site;
  const { tag: language } = words.locale;
  const limit = place.more * matchesAStep;
  switch (place.section) {
    case 'table': {
      const today = localDayOf(clock.now(), tournament.zone);
      const ofTable = { seasonId, tournamentType: tournament.type, tieBreak: tournament.tieBreak };
      const [tables, coming, projection] = await Promise.all([
        getSeasonTables(db, ofTable, { locale: language, today, compare: words.format.compare, view: place.table, withLive: true }),
        listComingSeasonMatches(db, language, seasonId, comingLookedAt),
        // It is of the whole table: what counts home or away matches alone has none.
        place.table === 'all' ? getSeasonProjection(db, seasonId) : undefined,
      ]);
      return { kind: 'table' as const, tables, coming: nextRound(coming), projection };
    }
    case 'knock-out': {
      const awayGoals = tournament.awayGoalsUntil !== null && label <= tournament.awayGoalsUntil;
      return { kind: 'knock-out' as const, rounds: knockOutRoundsOf(await listKnockOutMatches(db, language, seasonId), { awayGoals }) };
    }
    case 'matches':
    case 'results': {
      const list = place.section === 'matches' ? listComingSeasonMatches : listPastSeasonMatches;
      const matches = await list(db, language, seasonId, limit + 1);
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
