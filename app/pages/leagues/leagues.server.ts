import type { Formatters } from '#app/i18n/formatters.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type League, listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { type LagOfSource, type LiveLag, lagsByCompetition, listLiveLags } from '#data/queries/live/list-live-lags.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { leagueCount } from './league-count.ts';
import type { LeaguesAddress } from './leagues.address.ts';

export interface LeaguesView {
  /** The country whose leagues alone are shown; undefined unless the address has a country's slug. */
  readonly country: CountryLeagues | undefined;
  /** The text typed into the country field. */
  readonly typed: string;
  readonly top: readonly League[];
  readonly countries: readonly CountryLeagues[];
  /** True when the leagues of a country are fetched on opening, since they are too many for one document. */
  readonly isFolded: boolean;
  /** The delays of live changes by source, and by the id of the competition when enough are known. */
  readonly lags: readonly LagOfSource[];
  readonly lagOf: ReadonlyMap<number, LiveLag>;
  /** The totals, regardless of the typed text. */
  readonly total: { readonly leagues: number; readonly countries: number };
}

export interface CountryLeagues {
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  readonly leagues: readonly League[];
}

const topLeagues = 15;
/** Max leagues of a list that is not folded by country: a document of 1,250 would take 43 kB. */
const maxListed = 400;
/** Max age of the numbers of matches today: matches are added or moved a few times a day, while the topic of a day changes with each goal. */
const countsRetainedMs = 600_000;
/** Max age of the delays: figures of four weeks change slowly. */
const lagsRetainedMs = 3_600_000;

/** Returns every league by country, or the countries that the address names. */
export async function loadLeagues(site: Site, { country: requested = '' }: LeaguesAddress): Promise<LeaguesView> {
  const { format, locale } = site.words;
  const today = localDayOf(site.clock.now(), locale.zone);
  const from = momentOf(today, '00:00', locale.zone);
  const to = momentOf(addDays(today, 1), '00:00', locale.zone);
  const now = site.clock.now();
  const [leagues, lags] = [await listLeagues(site.db, from, to), await listLiveLags(site.db)];
  site.page.dependOn('catalogue', 'coverage');
  site.page.freshUntil(to);
  site.page.renewAfter(new Date(now.getTime() + countsRetainedMs));
  if (lags.length > 0) site.page.freshUntil(new Date(now.getTime() + lagsRetainedMs));

  const all = byCountry(leagues).sort((first, second) => format.compare(format.region(first.region), format.region(second.region)));
  const country = all.find(({ slug }) => slug === requested);
  const typed = country === undefined ? requested : '';
  const countries = typed === '' ? all : all.flatMap((one) => narrowed(one, typed, format));
  return {
    country,
    typed,
    top: leagues.slice(0, topLeagues),
    countries,
    isFolded: countries.reduce((sum, one) => sum + one.leagues.length, 0) > maxListed,
    lags,
    lagOf: lagsByCompetition(lags),
    total: { leagues: leagueCount(leagues), countries: all.length },
  };
}

/** Returns a whole country when a word of its name begins with the typed text; otherwise the country with those leagues for which this is true, or nothing. */
function narrowed(country: CountryLeagues, typed: string, format: Formatters): CountryLeagues[] {
  const isCalledSo = (name: string) => ` ${foldName(name)}`.includes(` ${foldName(typed)}`);
  if (isCalledSo(format.region(country.region))) return [country];
  const leagues = country.leagues.filter(({ name }) => isCalledSo(format.competition(name)));
  return leagues.length === 0 ? [] : [{ ...country, leagues }];
}

function byCountry(leagues: readonly League[]): CountryLeagues[] {
  return [...Map.groupBy(leagues, ({ countrySlug }) => countrySlug)].map(([slug, ofCountry]) => {
    const { countryCode, countryRegion } = ofCountry[0] as League;
    return { slug, code: countryCode, region: countryRegion, leagues: ofCountry };
  });
}
