import { movedTo, notFound } from '#app/addresses/answers.ts';
import { noteClocks } from '#app/day/note-clocks.server.ts';
import { groundName, townName } from '#app/i18n/names/place-names.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { listNewsLinks } from '#app/news/news-texts.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listSuspectedTwins } from '#data/queries/clubs/list-suspected-twins.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { getTeam, type TeamPageFacts } from '#data/queries/team/get-team.ts';
import { listComingTeamMatches, listPastTeamMatches, type TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { getSeasonStages, type SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { teamStatistics } from '#domain/team/team-statistics.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { listTeamSeasons, type TeamSeason } from '../../../data/queries/team/list-team-seasons.ts';
import { tableOfClub } from '../../components/table-of-club.ts';
import { matchesShown, maxSteps } from './matches-shown.ts';
import { readSquad } from './read-squad.server.ts';
import { type TeamAddress, teamAddress } from './team.address.ts';
import { teamHead } from './team.head.ts';
import { getTeamOutlook } from './team-outlook.server.ts';
import { toSportsTeam } from './to-sports-team.ts';

const comingAtFirst = 8;
const pastAtFirst = 12;
const newsShown = 3;
/** Max number of last matches that the figures count: more than any season has. */
const matchesForFigures = 70;

export type TeamView = Awaited<ReturnType<typeof loadTeam>>;

/** Returns a club, its matches and its figures for its page; the address gives the number of listed matches. */
export async function loadTeam(site: Site, { slug, more }: TeamAddress) {
  const { locale, format } = site.words;
  const team = await getTeam(site.db, locale.tag, slug);
  if (team === undefined) throw await redirectFormerAddress(site, slug);
  const now = site.clock.now();
  const today = localDayOf(now, locale.zone);
  const comingShown = matchesShown(comingAtFirst, more);
  const pastShown = matchesShown(pastAtFirst, more);
  const [seasons, coming, past, squad] = await Promise.all([
    listTeamSeasons(site.db, team.id),
    listComingTeamMatches(site.db, locale.tag, team.id, now, comingShown + 1),
    listPastTeamMatches(site.db, locale.tag, team.id, now, Math.max(matchesForFigures, pastShown + 1)),
    readSquad(site.db, team.id, today),
  ]);
  // The figures do not depend on the number of listed matches.
  const counted = past.slice(0, matchesForFigures).flatMap(toPlayedMatch);
  const league = seasons.find(({ type, current }) => type === 'league' && current) ?? seasons.find(({ type }) => type === 'league');
  const [tables, twins, outlook, news] = await Promise.all([
    league === undefined ? [] : tablesOf(site, league),
    league === undefined ? [] : listSuspectedTwins(site.db, locale.tag, league.seasonId),
    getTeamOutlook(site, team.id, league),
    listNewsLinks(site, { club: team.slug, limit: newsShown }),
  ]);

  const ofSeasons = seasons.map(({ tournamentId }) => `tournament:${tournamentId}` as const);
  site.page.dependOn(`team:${team.id}`, `team-chances:${team.id}`, 'catalogue', ...ofSeasons);
  noteClocks(site, [...coming, ...past]);
  site.page.freshUntil(momentOf(addDays(today, 1), '00:00', locale.zone));
  const hasMatches = coming.length > 0 || past.length > 0;
  const head = teamHead(site, { team, hasMatches });
  return {
    team,
    place: placeOf(team, site.words),
    hasMatches,
    sportsTeam: toSportsTeam(team, seasons, {
      url: head.addresses[locale.code] as string,
      picture: head.picture.address,
      nameOf: format.competition,
      absolute: (path) => site.absolute(locale, path),
    }),
    seasons,
    squad,
    league,
    more,
    table: tableOfClub(tables, team.id),
    twins,
    coming: coming.slice(0, comingShown),
    past: past.slice(0, pastShown),
    hasMore: more < maxSteps && (coming.length > comingShown || past.length > pastShown),
    statistics: teamStatistics(team.id, counted),
    matchesCounted: counted.length,
    outlook,
    news,
  };
}

/** Returns country, town and ground as readers write them; a ground with the same name as its town is written once. */
function placeOf({ countryRegion, town, venueName }: TeamPageFacts, { format, locale }: Words): string {
  const names = [format.region(countryRegion), town && townName(locale.tag, town), venueName && groundName(locale.tag, venueName)];
  return [...new Set(names)].filter(Boolean).join(' · ');
}

/** Returns a redirect to the club into which the one of this slug was merged, otherwise a "not found" answer. */
async function redirectFormerAddress(site: Site, slug: string): Promise<Response> {
  const present = await getPresentTeamSlug(site.db, slug);
  return present === undefined ? notFound() : movedTo(teamAddress.href({ slug: present }));
}

/** Returns the tables of all stages with the matches under way in them: live tables. */
async function tablesOf({ words, clock, db }: Site, season: TeamSeason): Promise<readonly SeasonTable[]> {
  const { tables } = await getSeasonStages(db, season, {
    locale: words.locale.tag,
    today: localDayOf(clock.now(), words.locale.zone),
    compare: words.format.compare,
    withLive: true,
  });
  return tables;
}

function toPlayedMatch({ homeId, awayId, kickoffUtc, homeGoals, awayGoals, status }: TeamMatch) {
  if ((status !== 'finished' && status !== 'awarded') || homeGoals === null || awayGoals === null) return [];
  return [{ homeId, awayId, kickoffUtc, goals: { home: homeGoals, away: awayGoals } }];
}
