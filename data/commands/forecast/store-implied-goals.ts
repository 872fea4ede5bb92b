import type { Queryable } from '#data/database/database.ts';
import type { ImpliedGoals } from '#domain/forecast/goals/implied-goals.ts';

export interface ImpliedGoalsOfMatch {
  readonly matchId: number;
  /** Undefined when the match's prices imply no goals. */
  readonly implied: ImpliedGoals | undefined;
  /** Chances of home, draw and away, or of both sides alone, by the same prices, with the margin removed; undefined without complete prices on them. */
  readonly chances: readonly number[] | undefined;
}

/** Stores the goals and chances implied by the last prices of some matches; figures already stored are unchanged. */
export async function storeImpliedGoals(database: Queryable, matches: readonly ImpliedGoalsOfMatch[]): Promise<void> {
  await database.query(
    `insert into implied_goals (match_id, home, away, has_totals, home_chance, draw_chance, away_chance)
     select * from unnest($1::int[], $2::float8[], $3::float8[], $4::boolean[], $5::float8[], $6::float8[], $7::float8[]) on conflict do nothing`,
    [
      matches.map(({ matchId }) => matchId),
      matches.map(({ implied }) => implied?.home ?? null),
      matches.map(({ implied }) => implied?.away ?? null),
      matches.map(({ implied }) => implied?.hasTotals ?? false),
      matches.map(({ chances }) => chances?.at(0) ?? null),
      matches.map(({ chances }) => (chances?.length === 3 ? chances.at(1) : null)),
      matches.map(({ chances }) => chances?.at(-1) ?? null),
    ],
  );
}
