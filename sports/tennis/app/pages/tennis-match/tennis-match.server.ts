import { tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { loadTwoSidedMatch, type TwoSidedMatchFacts } from '#sports/shared/app/two-sided-match.server.ts';
import { tennisTournamentFacts } from '../../../data/catalogue/tennis-tournament-facts.ts';
import { listTennisResults, type TennisResult } from '../../../data/queries/list-tennis-results.ts';
import { type SurfaceForm, surfaceForm } from '../../../domain/forecast/surface-form.ts';
import { headToHead, type TennisMeetings } from '../../../domain/head-to-head.ts';
import { describeTennisMatch, type TennisMatchDescription } from './describe-tennis-match.server.ts';
import { type TennisChances, tennisChances } from './tennis-chances.ts';
import type { TennisMatchAddress } from './tennis-match.address.ts';
import { previewOfTennisMatch } from './tennis-preview.server.ts';

export type TennisMatchDetails = TwoSidedMatchDetails<'tennis'>;

export interface TennisMatchView extends Omit<TwoSidedMatchFacts<'tennis'>, 'stored'> {
  readonly town: string | undefined;
  readonly chances: TennisChances | undefined;
  /** Wins and losses of each player before this match. */
  readonly form: Pair<SurfaceForm<TennisResult>>;
  readonly meetings: TennisMeetings<TennisResult>;
  /** The sentences; empty when too little is known. */
  readonly preview: readonly string[];
  readonly description: TennisMatchDescription;
}

/** Returns a match of tennis and everything about it for its page. */
export async function loadTennisMatch(site: Site, { slug }: TennisMatchAddress): Promise<TennisMatchView> {
  const language = site.words.locale.tag;
  const { stored: _, ...facts } = await loadTwoSidedMatch(site, 'tennis', slug);
  const { match } = facts;
  const { home, away, kickoffUtc } = match;
  const results = await listTennisResults(site.db, [home.id, away.id], kickoffUtc);
  const before = results.filter(({ id }) => id !== match.id).map((result) => resultNamed(result, language));
  const formOf = (id: number) => surfaceForm(id, before, match.seasonLabel, kickoffUtc);
  const form = [formOf(home.id), formOf(away.id)] as const;
  const meetings = headToHead([home.id, away.id], before);
  const chances = tennisChances(match);
  const view = {
    ...facts,
    town: tennisTournamentFacts(match.tournament.slug)?.town,
    chances,
    form,
    meetings,
    preview: previewOfTennisMatch(site.words, { match, chances, before, form, meetings: meetings.wins }),
  };
  return { ...view, description: describeTennisMatch(site, view) };
}

function resultNamed(result: TennisResult, language: Site['words']['locale']['tag']): TennisResult {
  return { ...result, tournament: { ...result.tournament, name: tennisTournamentName(language, result.tournament) } };
}
