import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import { isTableStage } from '#domain/tournament/season-format.ts';
import type { DemonstrationTournament } from '../../catalogue/demonstration-catalogue.ts';
import { catalogueFormat } from './league-format.ts';

/** A group, a conference or a zone with the places of its members in the catalogue's list of the league's clubs. */
export interface ClubGroup {
  readonly name: string;
  readonly places: readonly number[];
}

const usualGroups = 2;

/** Returns the groups of a league's season: those of the catalogue, or drawn groups called A, B …; none when its format has no groups. */
export function groupsOf(league: DemonstrationTournament, year: number): ClubGroup[] {
  const tables = catalogueFormat(league, year)
    ?.stages.filter(isTableStage)
    .flatMap((stage) => stage.tables);
  const drawn = tables?.find(({ participants }) => participants.from === 'draw');
  if (drawn === undefined) return [];
  const { id, clubs, groups } = league;
  if (groups !== undefined)
    return Object.entries(groups).map(([name, slugs]) => ({ name, places: slugs.map((slug) => placeOf(slug, league)) }));
  const count = drawn.clubs === undefined ? usualGroups : Math.ceil(clubs.length / drawn.clubs);
  const order = shuffle([...clubs.keys()], createRandom(combineSeeds(combineSeeds(hashText(id), year), 'groups')));
  return Array.from({ length: count }, (_, group) => ({
    name: String.fromCharCode('A'.charCodeAt(0) + group),
    places: order.filter((_place, index) => index % count === group),
  }));
}

function placeOf(slug: string, { id, clubs }: DemonstrationTournament): number {
  const place = clubs.findIndex((club) => club.slug === slug);
  if (place === -1) throw new RangeError(`${id} has a group with the club "${slug}", which is not in its list`);
  return place;
}
