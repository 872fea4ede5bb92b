import { composePreview } from '#app/i18n/preview/compose-preview.server.ts';
import type { Site } from '#app/site-context.server.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import { getSeasonTables, type SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { listTableMatches } from '#data/queries/tournament/list-table-matches.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { type PreviewSources, toPreviewFacts } from './to-preview-facts.server.ts';

/** Returns the paragraphs that tell a match in advance, from what was known at its kick-off; none where too little is known. */
export async function previewOfMatch(
  site: Site,
  match: MatchDetails,
  about: Omit<PreviewSources, 'played' | 'tables'> & { readonly tables: readonly SeasonTable[] },
): Promise<readonly string[]> {
  if (about.forecast === undefined) return [];
  const [tables, all] = await Promise.all([tablesBefore(site, match, about.tables), listTableMatches(site.db, match.seasonId)]);
  const played = all.flatMap((other) =>
    other.goals !== null && !other.live && other.kickoffUtc < match.kickoffUtc ? [{ ...other, goals: other.goals }] : [],
  );
  return composePreview(toPreviewFacts(match, { ...about, tables, played }, site.words), site.words) ?? [];
}

/** Before kick-off the tables of today are those that count; afterwards they are made again as they stood then. */
function tablesBefore({ db, clock, words }: Site, match: MatchDetails, tables: readonly SeasonTable[]): Promise<readonly SeasonTable[]> {
  if (match.kickoffUtc > clock.now()) return Promise.resolve(tables);
  const { locale, format } = words;
  return getSeasonTables(db, match, {
    locale: locale.tag,
    today: localDayOf(match.kickoffUtc, locale.zone),
    compare: format.compare,
    before: match.kickoffUtc,
  });
}
