import type { Site } from '#app/site/site-context.server.ts';
import type { PlayerPageFacts } from '#data/queries/players/get-player.ts';
import type { TeamPageFacts } from '#data/queries/team/get-team.ts';
import type { TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { frameOf } from './card-frame.ts';
import type { NameCard } from './share-card.ts';

type CardSite = Pick<Site, 'words' | 'name' | 'demonstration'>;

/** Returns the share picture of a club: its name, its monogram and its country or region. */
export function teamCard(team: Pick<TeamPageFacts, 'name' | 'crestName' | 'colours' | 'countryRegion'>, site: CardSite): NameCard {
  const { name, crestName, colours } = team;
  return { ...frameOf(site), kind: 'name', place: site.words.format.region(team.countryRegion), subject: { name, crestName, colours } };
}

/** Returns the share picture of a player: the name, and the club with its monogram. */
export function playerCard({ name, club }: Pick<PlayerPageFacts, 'name' | 'club'>, site: CardSite): NameCard {
  const subject = { name, crestName: club?.crestName ?? name, colours: club?.colours ?? [] };
  return { ...frameOf(site), kind: 'name', place: club?.name ?? '', subject };
}

/** Returns the share picture of a competition: its name and its country or region. It has no season, since a shared picture does not change. */
export function tournamentCard(tournament: Pick<TournamentPageFacts, 'name' | 'countryRegion'>, site: CardSite): NameCard {
  const { format } = site.words;
  const subject = { name: format.competition(tournament.name), crestName: tournament.name, colours: [] };
  return { ...frameOf(site), kind: 'name', place: format.region(tournament.countryRegion), subject };
}

/** Returns the share picture of a player of tennis or a club of basketball: the name with a monogram, and the sport. */
export function sideCard({ name, crestName, colours }: NameCard['subject'], sport: TwoSidedSport, site: CardSite): NameCard {
  return { ...frameOf(site), kind: 'name', place: site.words.t(`sport.${sport}`), subject: { name, crestName, colours } };
}
