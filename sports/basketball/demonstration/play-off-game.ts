import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballFacts } from '../domain/basketball-play.ts';
import { levelAt, paceOf } from './club-levels.ts';
import type { ClubTipOffs } from './club-tip-offs.ts';
import type { FinishedSeason } from './finished-season.ts';
import type { PlannedGame } from './planned-game.ts';

/* Hours after 00:00 UTC of the day, as in tip-offs.ts. */
const tipOffHours: Readonly<Record<string, readonly number[]>> = { nba: [19.5, 22, 23, 24, 24.5, 25], euroleague: [17, 18, 18.75, 19.5] };

/** A game that is set, home side first. */
interface SetGame {
  /** Unique among the games of the play-offs. */
  readonly name: string;
  readonly clubs: Pair<PlannedGame['home']>;
  /** The first day on which it may be played, counted from 1 January 1970. */
  readonly fromDay: number;
  readonly announcedMs: number;
  readonly facts: BasketballFacts;
}

/** Returns a game of play-in or play-offs with its tip-off and its expected lead and total. */
export function playOffGame(
  { league, halfYear, seed }: FinishedSeason,
  { name, clubs: [home, away], fromDay, announcedMs, facts }: SetGame,
  tipOffs: ClubTipOffs,
): PlannedGame {
  const id = `${league.slug}-${halfYear.season}-${name}`;
  const own = combineSeeds(seed, hashText(id));
  const hours = shuffle(tipOffHours[league.slug] as readonly number[], createRandom(combineSeeds(own, 'tip-off')));
  const tipOffMs = tipOffs.take([home.slug, away.slug], fromDay, hours);
  const level = (slug: string): number => levelAt(league, halfYear.season, slug, tipOffMs, seed);
  const pace = (slug: string): number => paceOf(league, halfYear.season, slug, seed);
  return {
    id,
    league,
    season: halfYear.season,
    seed: own,
    home,
    away,
    tipOffMs,
    announcedMs,
    facts,
    expected: {
      lead: (facts.venue === 'neutral' ? 0 : league.homeEdge) + level(home.slug) - level(away.slug),
      total: league.total + pace(home.slug) + pace(away.slug),
    },
  };
}
