import type { LoaderFunctionArgs } from 'react-router';
import { seasonName } from '#app/components/season-name.ts';
import { pageData } from '#app/page-data.server.ts';
import { tournamentCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { type Site, siteContext } from '#app/site-context.server.ts';
import { getSeasonProjection } from '#data/queries/forecast/get-season-projection.ts';
import { getSeasonContents } from '#data/queries/tournament/get-season-contents.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament, type TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import { hasMatches } from '#data/queries/tournament/has-matches.ts';
import { listSeasonClubs } from '#data/queries/tournament/list-season-clubs.ts';
import { listComingSeasonMatches, listKnockOutMatches, listPastSeasonMatches } from '#data/queries/tournament/list-season-matches.ts';
import { listTopScorers } from '#data/queries/tournament/list-top-scorers.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { nextRound } from './next-round.ts';
import {
  readTournamentPlace,
  type TournamentPlace,
  type TournamentSection,
  tournamentPath,
  tournamentSections,
} from './tournament-sections.ts';

const matchesAStep = 40;
const scorersShown = 30;
/** Enough to hold the next round of the largest league. */
const comingLookedAt = 20;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { locale, t, format } = site.words;
  const tournament = await getTournament(site.db, params.category ?? '', params.tournament ?? '');
  if (tournament === undefined) throw new Response(null, { status: 404 });
  const wantedSeason = url.searchParams.get('season');
  const season = wantedSeason === null ? tournament.seasons[0] : tournament.seasons.find(({ label }) => label === wantedSeason);
  if (season === undefined && wantedSeason !== null) throw new Response(null, { status: 404 });

  site.page.dependOn(`tournament:${tournament.numericId}`, 'catalogue');
  site.page.freshUntil(momentOf(addDays(localDayOf(site.clock.now(), locale.zone), 1), '00:00', locale.zone));

  const sections = await listSections(site, tournament, season?.id);
  const first = sections[0] as TournamentSection;
  const place = readTournamentPlace(url.searchParams, first);
  if (place === undefined) throw new Response(null, { status: 404 });

  const base = `/${tournament.countrySlug}/${tournament.slug}`;
  const country = format.region(tournament.countryRegion);
  const names = { name: format.competition(tournament.name), country };
  const head = describePage(site, {
    ...(season === undefined
      ? { title: `${names.name}, ${country}`, description: t('tournament.descriptionWithoutData', names), indexed: false }
      : {
          title: t(tournament.type === 'cup' ? 'tournament.titleOfCup' : 'tournament.title', names),
          description: t('tournament.description', { name: names.name, season: seasonName(season.label) }),
        }),
    path: tournamentPath(base, { ...place, more: 1 }, first),
    // A competition without a match is a name and empty lists.
    indexed: await hasMatches(site.db, tournament.numericId),
    shared: {
      subject: { of: 'tournament', category: tournament.countrySlug, slug: tournament.slug },
      card: tournamentCard(tournament, site),
    },
  });
  const content = season === undefined ? { kind: 'no-season' as const } : await loadSection(site, tournament, season.id, place);
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': site.absolute(locale, base),
    url: site.absolute(locale, base),
    name: format.competition(tournament.name),
    sport: 'Soccer',
    image: head.picture.address,
    location: { '@type': 'Place', name: country },
  };
  return pageData(request, head, { tournament, organization, season, sections, place, base, content });
}

/** The sections that this competition has; a league opens with its table, a cup without groups with its rounds. */
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

async function loadSection(site: Site, tournament: TournamentPageFacts, seasonId: number, place: TournamentPlace) {
  const { db, words, clock } = site;
  const { tag: language } = words.locale;
  const limit = place.more * matchesAStep;
  switch (place.section) {
    case 'table': {
      const today = localDayOf(clock.now(), tournament.zone);
      const season = { seasonId, tournamentType: tournament.type, tieBreak: tournament.tieBreak };
      const [tables, coming, projection] = await Promise.all([
        getSeasonTables(db, season, { locale: language, today, compare: words.format.compare, view: place.view }),
        listComingSeasonMatches(db, language, seasonId, comingLookedAt),
        // It is of the whole table: what counts home or away matches alone has none.
        place.view === 'all' ? getSeasonProjection(db, seasonId) : undefined,
      ]);
      return { kind: 'table' as const, tables, coming: nextRound(coming), projection };
    }
    case 'knock-out':
      return { kind: 'knock-out' as const, matches: await listKnockOutMatches(db, language, seasonId) };
    case 'matches':
    case 'results': {
      const list = place.section === 'matches' ? listComingSeasonMatches : listPastSeasonMatches;
      const matches = await list(db, language, seasonId, limit + 1);
      return { kind: place.section, matches: matches.slice(0, limit), more: matches.length > limit };
    }
    case 'teams': {
      const clubs = await listSeasonClubs(db, seasonId, language);
      return { kind: 'teams' as const, clubs: [...clubs].sort((first, second) => words.format.compare(first.name, second.name)) };
    }
    case 'scorers': {
      const [scorers, clubs] = await Promise.all([listTopScorers(db, seasonId, scorersShown), listSeasonClubs(db, seasonId, language)]);
      return { kind: 'scorers' as const, scorers, clubs };
    }
    case 'seasons':
      return { kind: 'seasons' as const };
  }
}
