import { notFound } from '#app/addresses/answers.ts';
import { LeagueLinks } from '#app/components/competitions/league-links.tsx';
import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import { leaguesPartAddress } from './leagues.address.ts';
import { loadLeagues } from './leagues.server.ts';

/** The leagues of a country that is folded in a long list; without a country, all leagues by name, for the list's search field. */
export const leaguesPartResource = defineResource(leaguesPartAddress, async (site, { country: slug }) => {
  const { country, countries, lagOf } = await loadLeagues(site, { country: slug });
  if (slug !== undefined && country === undefined) throw notFound();
  const leagues = country?.leagues ?? countries.flatMap((one) => one.leagues);
  return renderFragment(site, <LeagueLinks leagues={leagues} withCode={country === undefined} lags={lagOf} withCoverage />);
});
