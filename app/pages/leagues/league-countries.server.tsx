import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import { CountryLinks } from '#app/shell/league-rail.tsx';
import { loadRail } from '#app/shell/shell.server.ts';
import { leagueCountriesAddress } from './leagues.address.ts';

/** Every country of the rail, which the rail's field narrows where the rail holds some of them. */
export const leagueCountriesResource = defineResource(leagueCountriesAddress, async (site) => {
  const { countries } = await loadRail(site);
  return renderFragment(site, <CountryLinks countries={countries} />);
});
