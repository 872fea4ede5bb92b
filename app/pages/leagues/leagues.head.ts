import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { leaguesAddress } from './leagues.address.ts';
import type { LeaguesView } from './leagues.server.ts';

/** Returns the head of all leagues, or of a country's. A page for text typed into the country field is not indexed. */
export function leaguesHead(site: Site, { country, typed, total: { leagues, countries } }: LeaguesView): PageHead {
  const { t, format } = site.words;
  if (country === undefined) {
    return describePage(site, {
      title: t('leagues.title'),
      description: t('leagues.description', { count: leagues, countries }),
      path: leaguesAddress.path,
      indexed: typed === '',
    });
  }
  const name = format.region(country.region);
  return describePage(site, {
    title: t('leagues.inCountry', { country: name }),
    description: t('leagues.descriptionOfCountry', { country: name, count: country.leagues.length }),
    path: leaguesAddress.href({ country: country.slug }),
  });
}
