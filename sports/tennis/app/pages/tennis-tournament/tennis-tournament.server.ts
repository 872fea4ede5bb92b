import { notFound } from '#app/addresses/answers.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getTwoSidedTournament, type TwoSidedTournament } from '#data/queries/two-sided/get-two-sided-tournament.ts';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import { listTwoSidedFinals, listTwoSidedMatchesOfSeason } from '#sports/shared/data/queries/list-two-sided-matches-of.ts';
import { tennisTournamentFacts } from '../../../data/catalogue/tennis-tournament-facts.ts';
import type { TennisFacts } from '../../../domain/tennis-play.ts';
import { namedTennisTournament } from '../../named-tennis-tournament.server.ts';
import { type TennisTournamentAddress, type TennisTournamentSection, tennisTournamentSections } from './tennis-tournament.address.ts';

export type TennisListed = TwoSidedListedMatchOf<'tennis'>;

export interface TennisTournamentView {
  readonly tournament: TwoSidedTournament;
  readonly address: TennisTournamentAddress;
  /** Undefined when no match is known. */
  readonly season: { readonly id: number; readonly label: string } | undefined;
  readonly isPresent: boolean;
  readonly town: string | undefined;
  /** The facts of its matches, or else of the catalogue. */
  readonly facts: Pick<TennisFacts, 'surface' | 'court' | 'tour' | 'series'> | undefined;
  /** Players of the main draw. */
  readonly drawSize: number;
  readonly sections: readonly TennisTournamentSection[];
  readonly section: TennisTournamentSection | undefined;
  readonly matches: readonly TennisListed[];
  readonly champions: readonly { readonly season: string; readonly final: TennisListed }[];
}

const drawSizeUnknown = 32;

/** Returns a tournament with the matches of a season and its past champions. */
export async function loadTennisTournament(site: Site, address: TennisTournamentAddress): Promise<TennisTournamentView> {
  const { db, words, clock } = site;
  const language = words.locale.tag;
  const stored = await getTwoSidedTournament(db, 'tennis', address.tournament);
  if (stored === undefined) throw notFound();
  const season = address.season === undefined ? stored.seasons[0] : stored.seasons.find(({ label }) => label === address.season);
  if (address.season !== undefined && season === undefined) throw notFound();
  const [listed, finals] = await Promise.all([
    season === undefined ? [] : listTwoSidedMatchesOfSeason<'tennis'>(db, season.id, language),
    listTwoSidedFinals<'tennis'>(db, stored.numericId, language),
  ]);
  const inCatalogue = tennisTournamentFacts(stored.slug);
  site.page.dependOn(`tournament:${stored.numericId}`, `tournament-chances:${stored.numericId}`, 'tips');
  const now = clock.now();
  const next = listed.find(({ kickoffUtc, status }) => status === 'scheduled' && kickoffUtc > now);
  if (next !== undefined) site.page.freshUntil(next.kickoffUtc);
  const champions = finals.map((final) => ({ season: final.seasonLabel, final }));
  const has: Readonly<Record<TennisTournamentSection, boolean>> = {
    draw: listed.some(({ stage }) => stage !== null && isKnockOut(stage as Stage)),
    matches: listed.some(isToCome),
    results: listed.some((match) => !isToCome(match)),
    champions: champions.length > 0,
  };
  const sections = tennisTournamentSections.filter((section) => has[section]);
  return {
    tournament: namedTennisTournament(stored, language),
    address,
    season,
    isPresent: season === stored.seasons[0],
    town: inCatalogue?.town,
    facts: listed.at(-1)?.facts ?? inCatalogue,
    drawSize: inCatalogue?.draw ?? drawSizeUnknown,
    sections,
    section: address.section !== undefined && has[address.section] ? address.section : sections[0],
    matches: listed,
    champions,
  };
}

/** Returns true for a match that is being played or can still be played. */
export function isToCome({ status }: { readonly status: TennisListed['status'] }): boolean {
  return status === 'scheduled' || status === 'live' || status === 'postponed';
}
