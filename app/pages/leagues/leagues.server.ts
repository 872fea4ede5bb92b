import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { type Site, siteContext } from '#app/site-context.server.ts';
import { type League, listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';

export interface LeaguesView {
  /** A country asked for by its slug: only its leagues are shown. */
  readonly country: CountryLeagues | undefined;
  /** What was typed into the country field. */
  readonly typed: string;
  readonly top: readonly League[];
  readonly countries: readonly CountryLeagues[];
  /** How many there are, whatever was typed. */
  readonly total: { readonly leagues: number; readonly countries: number };
}

export interface CountryLeagues {
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  readonly leagues: readonly League[];
}

const topLeagues = 15;

/** Every league by country; `country` is a country's slug, or the beginning of its name in the page's language. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { format, locale } = site.words;
  const today = localDayOf(site.clock.now(), locale.zone);
  const from = momentOf(today, '00:00', locale.zone);
  const to = momentOf(addDays(today, 1), '00:00', locale.zone);
  const leagues = await listLeagues(site.db, from, to);
  site.page.dependOn('catalogue', `day:${today}`);
  site.page.freshUntil(to);

  const all = byCountry(leagues).sort((first, second) => format.compare(format.region(first.region), format.region(second.region)));
  const asked = url.searchParams.get('country') ?? '';
  const country = all.find(({ slug }) => slug === asked);
  const typed = country === undefined ? asked : '';
  const head = describePage(site, { ...wordsOfHead(site, country, leagues.length, all.length), indexed: typed === '' });
  const countries = typed === '' ? all : all.filter(({ region }) => ` ${foldName(format.region(region))}`.includes(` ${foldName(typed)}`));
  return pageData<LeaguesView>(request, head, {
    country,
    typed,
    top: leagues.slice(0, topLeagues),
    countries,
    total: { leagues: leagues.length, countries: all.length },
  });
}

function wordsOfHead({ words: { t, format } }: Site, country: CountryLeagues | undefined, leagues: number, countries: number) {
  if (country === undefined) {
    return { title: t('leagues.title'), description: t('leagues.description', { count: leagues, countries }), path: '/leagues' };
  }
  const name = format.region(country.region);
  return {
    title: t('leagues.inCountry', { country: name }),
    description: t('leagues.descriptionOfCountry', { country: name, count: country.leagues.length }),
    path: `/leagues?country=${country.slug}`,
  };
}

function byCountry(leagues: readonly League[]): CountryLeagues[] {
  return [...Map.groupBy(leagues, ({ countrySlug }) => countrySlug)].map(([slug, ofCountry]) => {
    const { countryCode, countryRegion } = ofCountry[0] as League;
    return { slug, code: countryCode, region: countryRegion, leagues: ofCountry };
  });
}
