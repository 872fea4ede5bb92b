import { movedTo, notFound } from '#app/addresses/answers.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { matchNamed } from '#app/sports/texts-of-sports.server.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import type { TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import { listTwoSidedMatchesOfSide } from '#sports/shared/data/queries/list-two-sided-matches-of.ts';
import { getTennisPlayer, type TennisPlayerFacts } from '../../../data/queries/get-tennis-player.ts';
import { listTennisResults, type TennisResult } from '../../../data/queries/list-tennis-results.ts';
import { type SurfaceForm, surfaceForm } from '../../../domain/forecast/surface-form.ts';
import { namedTennisTournament } from '../../named-tennis-tournament.server.ts';
import type { TennisPlayerAddress } from './tennis-player.address.ts';

type PlayerMatch = TwoSidedMatchOfTournament & { readonly sport: 'tennis' };

export interface TennisPlayerView {
  readonly player: TennisPlayerFacts;
  /** The place in the ranking when the latest tournament began; null when none is known. */
  readonly rank: number | null;
  readonly season: string;
  readonly coming: readonly PlayerMatch[];
  /** The latest first. */
  readonly ended: readonly PlayerMatch[];
  readonly form: SurfaceForm<TennisResult>;
  /** The finals won in the known seasons, the newest first. */
  readonly titles: readonly { readonly season: string; readonly slug: string; readonly tournament: string }[];
}

const resultsShown = 20;

/** Returns a player with the matches to come and the last ones, the record by surface, and the titles. */
export async function loadTennisPlayer(site: Site, { slug }: TennisPlayerAddress): Promise<TennisPlayerView> {
  const { db, words, clock } = site;
  const language = words.locale.tag;
  const player = await getTennisPlayer(db, slug, language);
  if (player === undefined) {
    const slugNow = await getPresentTeamSlug(db, slug);
    throw slugNow === undefined ? notFound() : movedTo(sidePath('tennis', slugNow));
  }
  const now = clock.now();
  const [{ coming, ended }, results] = await Promise.all([
    listTwoSidedMatchesOfSide(db, { sport: 'tennis', sideId: player.id, limit: resultsShown, locale: language }),
    listTennisResults(db, [player.id], now),
  ]);
  const named = (matches: readonly TwoSidedMatchOfTournament<'tennis'>[]) => matches.map((match) => matchNamed(match, language));
  site.page.dependOn(`team:${player.id}`, `team-chances:${player.id}`, 'catalogue', ...coming.map(({ id }) => `match:${id}` as const));
  const next = coming.find(({ kickoffUtc }) => kickoffUtc > now);
  if (next !== undefined) site.page.freshUntil(next.kickoffUtc);
  const season = String(now.getUTCFullYear());
  const newest = named([...coming, ...ended])[0];
  return {
    player,
    rank: newest === undefined ? null : newest.facts.ranks[newest.home.id === player.id ? 0 : 1],
    season,
    coming: named(coming),
    ended: named(ended),
    form: surfaceForm(player.id, results, season, now),
    titles: results
      .filter(({ stage, winner, players }) => stage === 'final' && players[winner] === player.id)
      .map((result) => ({
        season: result.season,
        slug: result.slug,
        tournament: namedTennisTournament({ ...result.tournament, countryCode: '' }, language).name,
      })),
  };
}
