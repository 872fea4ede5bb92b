import type { FeedEvent, FeedQuote } from '#data/feeds/feed.ts';
import type { PublishedMatch, PublishedPrediction } from '#data/sources/match-feed/published-match.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import type { ForecastKinds } from '#domain/forecast/goals/headline-forecast.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { Round, Stage } from '#domain/tournament/round.ts';

type EventRow = { readonly [Member in Exclude<keyof FeedEvent, 'score'>]?: FeedEvent[Member] | null } & {
  readonly home: number | null;
  readonly away: number | null;
};

/** Match as a row of the database. */
export interface PublishedRow {
  readonly id: number;
  readonly slug: string;
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly tournamentNumber: number;
  readonly tournamentRegion: string;
  readonly tournamentKind: 'league' | 'cup';
  readonly season: string;
  readonly stage: Stage | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly leg: 1 | 2 | null;
  readonly part: string | null;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly extraTimeAway: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeId: number;
  readonly homeSlug: string;
  readonly homeName: string;
  readonly homeCountry: string;
  readonly awayId: number;
  readonly awaySlug: string;
  readonly awayName: string;
  readonly awayCountry: string;
  readonly venueName: string | null;
  readonly venueTown: string | null;
  readonly neutralVenue: boolean;
  readonly referee: string | null;
  readonly attendance: number | null;
  readonly providers: readonly (string | null)[];
  readonly knowsEvents: boolean;
  readonly events: readonly EventRow[] | null;
  /** Prediction that is on record; null until one is. */
  readonly recorded: (Omit<PredictedEnd, 'basis'> & { readonly recordedAt: string; readonly outcome: PredictionOutcome | null }) | null;
  /** Null once the match has begun, and without a forecast. */
  readonly forecast: ForecastKinds | null;
  readonly prices: readonly (Pick<FeedQuote, 'market' | 'line' | 'prices'> & { readonly quotedAt: string })[] | null;
}

/** Returns a row of the database as a match of the feed, without unknown values. */
export function toPublishedMatch(row: PublishedRow): PublishedMatch {
  const { stage, status, period, minute, addedMinute, kickoffUtc, venueName: name, venueTown: town } = row;
  const score = scoreOf(row);
  const prediction = predictionOf(row);
  return {
    externalId: String(row.id),
    slug: row.slug,
    tournamentId: row.tournamentId,
    competitionName: row.tournamentName,
    competitionNumber: row.tournamentNumber,
    competitionRegion: row.tournamentRegion,
    competitionKind: row.tournamentKind,
    season: row.season,
    ...(stage === null ? {} : { round: roundOf(row, stage) }),
    home: { externalId: String(row.homeId), name: row.homeName, country: row.homeCountry },
    away: { externalId: String(row.awayId), name: row.awayName, country: row.awayCountry },
    homeSlug: row.homeSlug,
    awaySlug: row.awaySlug,
    kickoff: row.kickoffKnown ? { known: true, utc: kickoffUtc } : { known: false, day: localDayOf(kickoffUtc, 'UTC') },
    status,
    ...(status === 'live' && period !== null ? { live: { period, ...withoutNulls({ minute, addedMinute }) } } : {}),
    ...(score === undefined ? {} : { score }),
    ...(name === null || town === null ? {} : { venue: { name, town } }),
    ...(row.neutralVenue ? { neutralVenue: true } : {}),
    ...withoutNulls({ referee: row.referee, attendance: row.attendance }),
    ...(row.knowsEvents || row.events !== null ? { events: (row.events ?? []).map(toEvent) } : {}),
    sources: sourcesOfMatch(row.providers),
    quotes: (row.prices ?? []).map(({ quotedAt, ...price }) => ({
      bookmaker: 'market-best',
      phase: 'moving',
      quotedAt: new Date(quotedAt),
      ...price,
    })),
    ...(prediction === undefined ? {} : { prediction }),
  };
}

function predictionOf({ recorded, forecast }: PublishedRow): PublishedPrediction | undefined {
  if (recorded !== null) {
    const { recordedAt, outcome, ...end } = recorded;
    return { ...end, recordedAt: new Date(recordedAt), ...withoutNulls({ outcome }) };
  }
  return forecast === null ? undefined : predictMatch('football', forecast);
}

function roundOf({ matchday, groupLabel: group, leg, part }: PublishedRow, stage: Stage): Round {
  return { stage, ...withoutNulls({ matchday, group, leg, part }) };
}

function scoreOf(row: PublishedRow): MatchScore | undefined {
  const current = goalsOf(row.homeGoals, row.awayGoals);
  if (current === null) return undefined;
  return {
    current,
    ...withoutNulls({
      halfTime: goalsOf(row.halfTimeHome, row.halfTimeAway),
      fullTime: goalsOf(row.fullTimeHome, row.fullTimeAway),
      extraTime: goalsOf(row.extraTimeHome, row.extraTimeAway),
      penalties: goalsOf(row.penaltiesHome, row.penaltiesAway),
    }),
  };
}

function goalsOf(home: number | null, away: number | null): Goals | null {
  return home === null || away === null ? null : { home, away };
}

function toEvent({ home, away, ...event }: EventRow): FeedEvent {
  return withoutNulls({ ...event, score: goalsOf(home, away) }) as FeedEvent;
}

type WithoutNulls<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], null> };

/** Returns the members that are not null. */
function withoutNulls<Members extends object>(members: Members): WithoutNulls<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as WithoutNulls<Members>;
}
