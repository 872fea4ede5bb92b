import { notFound } from '#app/addresses/answers.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getPlayer } from '#data/queries/players/get-player.ts';
import { listPlayerMatches } from '../../../data/queries/players/list-player-matches.ts';
import { listPlayerSeasons } from '../../../data/queries/players/list-player-seasons.ts';
import { listSeasonOfPlayer } from '../../../data/queries/players/list-season-of-player.ts';
import type { PlayerAddress } from './player.address.ts';
import { playerHead } from './player.head.ts';
import { sumSeason } from './sum-season.ts';
import { toPerson } from './to-person.ts';

const matchesShown = 10;

export type PlayerView = Awaited<ReturnType<typeof loadPlayer>>;

/** Returns a player, his matches and his seasons for his page. */
export async function loadPlayer(site: Site, { slug }: PlayerAddress) {
  const { db, words } = site;
  const { locale, format } = words;
  const player = await getPlayer(db, locale.tag, slug);
  if (player === undefined) throw notFound();
  const [matches, seasons] = await Promise.all([
    listPlayerMatches(db, locale.tag, player.id, matchesShown),
    listPlayerSeasons(db, locale.tag, player.id),
  ]);
  const season = sumSeason(seasons);
  const seasonMatches = season === undefined ? [] : await listSeasonOfPlayer(db, player.id, season);
  site.page.dependOn('catalogue', ...player.teamIds.map((id) => `team:${id}` as const), ...matches.map(({ id }) => `match:${id}` as const));
  const hasMatches = matches.length > 0;
  const head = playerHead(site, { player, hasMatches });
  return {
    player,
    hasMatches,
    person: toPerson(player, {
      url: head.addresses[locale.code] as string,
      picture: head.picture.address,
      nameOfCountry: format.region,
      absolute: (path) => site.absolute(locale, path),
    }),
    live: matches.find(({ status }) => status === 'live'),
    matches: matches.filter(({ status }) => status !== 'live'),
    seasons,
    season: season && { ...season, matchByMatch: seasonMatches },
  };
}
