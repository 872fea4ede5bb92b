import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { type CallSettings, callOf } from './calls.ts';

const daySeconds = 24 * 60 * 60;
/** Share of a day's calls for the past of competitions. */
const share = 0.08;
/** The number of seasons that a forecast uses: the present one and those before it. */
const seasons = 3;
/** A finished season does not change; the present one is updated through the lists of its days. */
const everySeconds = 365 * daySeconds;
const prefix = 'fixtures?league=';

/**
 * Returns the calls for whole seasons of the competitions that have matches around now and come from the provider rather than the catalogue: the
 * present season and two before it, watched competitions first. They are spread over the day, so that no other call is missed for them.
 */
export function historyCalls(settings: CallSettings, only: ReadonlySet<number> | undefined, fixtures: readonly Fixture[]): SourceCall[] {
  const grown = fixtures.filter(({ competition }) => competition?.isGrown === true);
  const wanted = [...grown.filter(({ isWatched }) => isWatched), ...grown].flatMap(({ season, competition }) =>
    (competition?.externalIds ?? []).flatMap((leagueId) =>
      Array.from({ length: seasons }, (_, back) => ({ leagueId, year: Number(season.slice(0, 4)) - back })),
    ),
  );
  const followed = wanted.filter(({ leagueId }) => only?.has(Number(leagueId)) ?? true);
  const names = new Set(followed.map(({ leagueId, year }) => `${prefix}${leagueId}&season=${year}`));
  const pace = { prefix, seconds: Math.ceil(daySeconds / (settings.budget.perDay * share)) };
  return [...names].map((name) => ({ ...callOf(name, everySeconds, settings), pace }));
}
