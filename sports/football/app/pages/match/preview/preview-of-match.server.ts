import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import { getSeasonStagesBefore } from '#data/queries/tournament/get-season-tables.ts';
import { listTableMatches } from '#data/queries/tournament/list-table-matches.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { listProjectedClubs } from '../../../../data/queries/forecast/list-projected-clubs.ts';
import { getPlaceInDay } from '../../../../data/queries/match/get-place-in-day.ts';
import { listPromotedClubs } from '../../../../data/queries/tournament/list-promoted-clubs.ts';
import { isRoundOver, toTableAfter } from './table-after.ts';
import { type MatchSources, toMatchToTell } from './to-match-to-tell.ts';

/**
 * Returns the paragraphs of a match's preview, from the facts known at its kick-off, or once it is over those of its review, on the result, what
 * it means and what was expected; none when too little is known, and for a match that is off.
 */
export async function previewOfMatch(
  site: Site,
  match: MatchDetails,
  about: Omit<MatchSources, 'placeInDay' | 'season' | 'promoted' | 'projected' | 'after'>,
): Promise<readonly string[]> {
  const { db, clock, words } = site;
  const prose = proseOf(words.locale, words.format);
  if (about.forecast === undefined || !mentionedStates.has(match.status)) return [];
  const isToCome = match.kickoffUtc > clock.now();
  const [placeInDay, season, promoted, projected] = await Promise.all([
    getPlaceInDay(db, match.id),
    listTableMatches(db, match.seasonId),
    listPromotedClubs(db, match.seasonId, [match.homeId, match.awayId]),
    isToCome && match.tournamentType === 'league' ? listProjectedClubs(db, match.seasonId) : [],
  ]);
  // Those of the page count matches under way.
  const areAsBefore = isToCome && !season.some(({ live }) => live);
  // Of a match that has begun, what was certain before it is not known.
  const outcomes = isToCome ? about.outcomes : [];
  const stagesBefore = areAsBefore ? undefined : await readStages(site, match);
  const before = stagesBefore?.(match.kickoffUtc);
  const tables = before === undefined ? about.tables : before.tables.filter(({ isPresent }) => isPresent);
  const isTabled = match.status === 'finished' && match.tournamentType === 'league' && isRoundOver(match, season);
  const after =
    stagesBefore === undefined || before === undefined || !isTabled
      ? undefined
      : toTableAfter(match, { before, after: stagesBefore(new Date(+match.kickoffUtc + 1)), season });
  // A tip computed afterwards cannot be called our tip.
  const tips = about.tips.filter(({ origin }) => !isComputedAfterwards(origin, clock.setTo !== undefined));
  return prose
    .tell(toMatchToTell(match, { ...about, placeInDay, tables, season, promoted, projected, outcomes, tips, after }))
    .map((sentences) => sentences.join(' '));
}

const mentionedStates: ReadonlySet<string> = new Set<MatchDetails['status']>(['scheduled', 'live', 'finished']);

/** Reads the season once and returns its tables of all stages, with only the matches counted that kicked off before a moment. */
function readStages({ db, words }: Site, match: MatchDetails) {
  const { locale, format } = words;
  return getSeasonStagesBefore(db, match, {
    locale: locale.tag,
    today: localDayOf(match.kickoffUtc, locale.zone),
    compare: format.compare,
  });
}
