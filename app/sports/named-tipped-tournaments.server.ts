import type { Site } from '#app/site/site-context.server.ts';
import { listTippedTournaments, type TippedTournament } from '#data/queries/ledger/list-tipped-tournaments.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { textsOf } from './texts-of-sports.server.ts';

/** Returns the competitions with these ids that are still stored, by id; those of tennis and basketball with their names in the reader's language. */
export async function namedTippedTournaments(
  { db, words }: Pick<Site, 'db' | 'words'>,
  ids: readonly string[],
): Promise<Readonly<Record<string, TippedTournament>>> {
  const stored = await listTippedTournaments(db, ids);
  return Object.fromEntries([...stored].map(([id, tournament]) => [id, named(tournament, words.locale.tag)]));
}

function named(tournament: TippedTournament, language: Site['words']['locale']['tag']): TippedTournament {
  const sport = twoSidedSports.find((each) => tournament.id.startsWith(`${each}.`));
  if (sport === undefined) return tournament;
  const { name } = textsOf(sport).tournament({ ...tournament, countryCode: '' }, language);
  return { ...tournament, name };
}
