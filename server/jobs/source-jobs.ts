import { type Catalogue, loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import type { DatabaseAddress } from '#data/database/database.ts';
import type { Finals } from '#data/feeds/season-label.ts';
import { createMatchFeedSource } from '#data/sources/match-feed/match-feed-source.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { Source } from '#data/sources/source.ts';
import { partedSports } from '#data/sources/the-odds-api/priced-sports.ts';
import { createTheOddsApiSource } from '#data/sources/the-odds-api/the-odds-api-source.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import type { FeedJob } from '#jobs/job.ts';
import { describedFootballKind, footballByCompetitionKind, footballKind, numberedFootballKind } from '#jobs/polling/source-kind.ts';
import { feedCompetitions } from '#sports/football/data/feeds/feed-competitions.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { createFootballDataCoUkSource } from '#sports/football/data/sources/football-data-co-uk/football-data-co-uk-source.ts';
import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';
import { createOpenfootballSource } from '#sports/football/data/sources/openfootball/openfootball-source.ts';
import { createOpenLigaDBSource } from '#sports/football/data/sources/openligadb/openligadb-source.ts';
import { callsPerMinute } from './calls-per-minute.ts';
import { takeAnswerInWorker } from './heavy-work/take-answer-in-worker.ts';
import { type PolledSource, polled } from './polled-source.ts';
import { createTwoSidedSources } from './two-sided-sources.ts';

/** The interval of a source's job, unless the source requires a pause between calls; each run makes the calls that are due. */
const everySeconds = 5;
/** Seconds without an answer after which a source counts as silent: every source has at least one call a day that brings something. */
const silentAfterSeconds = 26 * 3_600;

/** Returns the jobs that poll the sources on the network, one for each source that the settings name. Large answers are read in a separate thread. */
export function sourceJobs(settings: SourceSettings, address: DatabaseAddress): FeedJob[] {
  const takeElsewhere = takeAnswerInWorker(settings, address);
  return createSources(settings).map(({ name, source, poll }) => ({
    name: `poll-${name}`,
    everySeconds: source.budget.pauseSeconds ?? everySeconds,
    feed: source.name,
    silentAfterSeconds,
    run: (context) => poll(context, takeElsewhere),
  }));
}

/** Returns the sources on the network that the settings name, each with the competitions for which the catalogue names it. */
export function createSources(settings: SourceSettings): PolledSource[] {
  return [...createFootballSources(settings), ...createTwoSidedSources(settings)];
}

function createFootballSources(settings: SourceSettings): PolledSource[] {
  const { footballDataCoUk, openfootball, openLigaDB, footballDataOrg, apiFootball, theOddsApi, matchFeed } = settings;
  const catalogue = loadCatalogue();
  const competitions = feedCompetitions(catalogue);
  const sources: PolledSource[] = [];
  const add = (source: Source): void => void sources.push(polled(source, footballKind));
  if (footballDataCoUk !== undefined) add(createFootballDataCoUkSource({ address: footballDataCoUk }, competitions.footballData));
  if (openfootball !== undefined) add(createOpenfootballSource({ address: openfootball }, competitions.openfootball));
  if (openLigaDB !== undefined) {
    const leagues = leaguesOf(catalogue, 'openligadb', (shortcut, league) => ({ ...league, shortcut }));
    add(createOpenLigaDBSource({ address: openLigaDB }, leagues));
  }
  if (footballDataOrg !== undefined) {
    const leagues = leaguesOf(catalogue, 'football-data-org', (code, league) => ({ ...league, code }));
    sources.push(polled(createFootballDataOrgSource(footballDataOrg, leagues), footballByCompetitionKind));
  }
  if (apiFootball !== undefined) {
    const { leagueIds, callsPerDay, ...account } = apiFootball;
    const leagues = leaguesOf(catalogue, 'api-football', (id, league) => ({ ...league, leagueId: Number(id) }));
    const budget = { perMinute: callsPerMinute(callsPerDay), perDay: callsPerDay };
    const only = leagueIds === undefined ? undefined : new Set(leagueIds);
    sources.push(polled(createApiFootballSource({ ...account, budget }, leagues, only), numberedFootballKind));
  }
  if (theOddsApi !== undefined && partedSports(theOddsApi.sports).isOfFirst) {
    add(
      createTheOddsApiSource(
        { ...theOddsApi, share: 1 / theOddsApi.sports.length },
        leaguesOf(catalogue, 'the-odds-api', (sportKey, league) => ({ ...league, sportKey })),
      ),
    );
  }
  if (matchFeed !== undefined) {
    const tournamentIds = catalogue.countries.flatMap(({ country, tournaments }) =>
      tournaments.map(({ slug }) => `${country.slug}.${slug}`),
    );
    const leagues = leaguesOf(catalogue, 'match-feed', (name, league) => ({ ...league, name }));
    sources.push(polled(createMatchFeedSource(matchFeed, tournamentIds, leagues), describedFootballKind));
  }
  return sources;
}

/** Returns the data that a source needs about each competition for which the catalogue names it. */
function leaguesOf<League>(
  { countries }: Catalogue,
  source: NetworkOnlySource,
  toLeague: (
    name: string,
    league: { tournamentId: string; type: 'league' | 'cup'; season: 'autumn-spring' | 'calendar-year'; finals: Finals | undefined },
  ) => League,
): League[] {
  return countries.flatMap(({ country, tournaments }) =>
    tournaments.flatMap(({ slug, type, season, finals, feeds }) =>
      (feeds?.[source] ?? []).map((name) => toLeague(name, { tournamentId: `${country.slug}.${slug}`, type, season, finals })),
    ),
  );
}
