import { locales } from '#app/i18n/locales.ts';
import { SettingsError } from '#app/site/settings-error.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import type { Variables } from './variables.ts';

/** The variables that let the site poll a source on the network, each one or several. */
export const sourceVariables = [
  'SOURCES',
  'FOOTBALL_DATA_ORG_TOKEN',
  'API_FOOTBALL_KEY',
  'ODDS_API_KEY',
  'API_BASKETBALL_KEY',
  'MATCH_FEED_SOURCE_URL',
] as const satisfies (keyof Variables)[];

/**
 * Returns the sources on the network that the settings name.
 *
 * @throws SettingsError when a competition is not named by its number, or a feed of matches is this site's own
 */
export function sourcesOf(variables: Variables): SourceSettings {
  const { SOURCES, FOOTBALL_DATA_ORG_TOKEN, API_FOOTBALL_KEY, ODDS_API_KEY, API_BASKETBALL_KEY, MATCH_FEED_SOURCE_URL } = variables;
  return {
    ...(SOURCES === undefined ? {} : freeSources(variables)),
    ...(FOOTBALL_DATA_ORG_TOKEN === undefined
      ? {}
      : { footballDataOrg: { address: new URL(variables.FOOTBALL_DATA_ORG_URL), key: FOOTBALL_DATA_ORG_TOKEN } }),
    ...(API_FOOTBALL_KEY === undefined
      ? {}
      : {
          apiFootball: {
            address: new URL(variables.API_FOOTBALL_URL),
            key: API_FOOTBALL_KEY,
            callsPerDay: variables.API_FOOTBALL_CALLS,
            leagueIds: variables.API_FOOTBALL_LEAGUES?.map(leagueIdOf),
          },
        }),
    ...(ODDS_API_KEY === undefined
      ? {}
      : {
          theOddsApi: {
            address: new URL(variables.ODDS_API_URL),
            key: ODDS_API_KEY,
            regions: variables.ODDS_API_REGIONS,
            creditsPerMonth: variables.ODDS_API_CREDITS,
            sports: variables.ODDS_API_SPORTS,
          },
        }),
    ...(API_BASKETBALL_KEY === undefined
      ? {}
      : {
          apiBasketball: {
            address: new URL(variables.API_BASKETBALL_URL),
            key: API_BASKETBALL_KEY,
            callsPerDay: variables.API_BASKETBALL_CALLS,
          },
        }),
    ...(MATCH_FEED_SOURCE_URL === undefined
      ? {}
      : { matchFeed: { address: foreignAddress(MATCH_FEED_SOURCE_URL, variables), ownAddress: variables.PUBLIC_URL } }),
  };
}

/** Returns the addresses of the sources that need no key. */
function freeSources(variables: Variables): SourceSettings {
  return {
    openLigaDB: new URL(variables.OPENLIGADB_URL),
    footballDataCoUk: new URL(variables.FOOTBALL_DATA_CO_UK_URL),
    openfootball: new URL(variables.OPENFOOTBALL_URL),
  };
}

/**
 * Returns the address of a feed of matches. The message of its error does not repeat the address, which may hold a key. @throws
 * SettingsError when it is this site's own
 */
function foreignAddress(written: string, variables: Variables): URL {
  const address = new URL(written);
  const { host, hostname, port, protocol } = address;
  const domains = locales.map(({ domain }) => variables[domain]?.toLowerCase());
  const own = [variables.PUBLIC_URL, variables.API_BASE_URL].flatMap((url) => (url === undefined ? [] : [new URL(url).host]));
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
  const portNumber = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (own.includes(host) || domains.includes(hostname) || (isLoopback && portNumber === variables.PORT)) {
    throw new SettingsError('the setting MATCH_FEED_SOURCE_URL leads to this site itself, which would read what it has written');
  }
  return address;
}

function leagueIdOf(written: string): number {
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw new SettingsError(`the setting API_FOOTBALL_LEAGUES must hold numbers parted by commas, and "${written}" is none`);
}
