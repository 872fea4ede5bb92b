import { predictionColumns, selectColumns } from '#data/ledger/ledger-columns.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

/** Prediction as pages show it: as recorded, with its outcome, and with the present names of its match. */
export interface RecordedPrediction extends Prediction {
  /** Ledger sequence of its record, and its place among the leaves of that, from 0. */
  readonly sequence: number;
  readonly leaf: number;
  readonly origin: TipOrigin;
  /** Null while it is open. */
  readonly outcome: PredictionOutcome | null;
  /** Corners and cards of both sides together, when they were predicted and are known. */
  readonly corners: number | null;
  readonly cards: number | null;
  /** Present state of the match, with names in the requested language; null when it is no longer stored. */
  readonly match: PresentMatch | null;
  readonly tournament: PresentTournament | null;
}

interface PresentMatch {
  readonly id: number;
  readonly slug: string;
  readonly status: MatchStatus;
  readonly homeName: string;
  readonly awayName: string;
  /** Goals after ninety minutes; null in sports other than football. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly play: PlayOf<Sport> | null;
  readonly facts: FactsOf<Sport>;
}

interface PresentTournament {
  readonly numericId: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly countryCode: string;
  readonly region: string;
}

/** Columns of a prediction `p`, for a query with `recordedPredictionJoins`. */
export const recordedPredictionColumns = `p.sequence, p.leaf, ${selectColumns(predictionColumns, 'p')}, r.origin, o.outcome, o.corners, o.cards,
  case when m.id is not null then jsonb_build_object('id', m.id, 'slug', m.slug, 'status', m.status, 'homeName', coalesce(hn.name, h.name),
    'awayName', coalesce(an.name, a.name), 'homeGoals', o.home_goals, 'awayGoals', o.away_goals, 'play', o.play, 'facts', coalesce(m.facts, '{}')) end as match,
  case when c.id is not null then jsonb_build_object('numericId', c.numeric_id, 'name', c.name, 'slug', c.slug, 'categorySlug', c.category_slug,
    'countryCode', co.code, 'region', co.region) end as tournament`;

/** Joins the root, outcome, match and competition of a prediction `p`, with names in the locale of the given parameter. */
export const recordedPredictionJoins = (localeParameter: string): string => `
  join prediction_roots r on r.sequence = p.sequence
  left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
  left join former_match_ids f on f.former_id = p.match_id
  left join matches m on m.id = coalesce(f.match_id, p.match_id)
  left join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = ${localeParameter}
  left join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = ${localeParameter}
  left join tournaments c on c.id = p.tournament_id left join countries co on co.id = c.country_id`;
