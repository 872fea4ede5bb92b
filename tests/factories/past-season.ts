import { createRandom } from '#domain/chance/random.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import type { PastMatch } from '#jobs/backtest/past-match.ts';

const clubs = [1, 2, 3, 4, 5, 6];

/**
 * Returns a made-up season of six clubs that meet twice, in the order in which it is walked: three matches every seventh day, club 1 the
 * strongest and club 6 the weakest, each with prices collected the day before, and a margin of 5%.
 */
export function pastSeason(firstDay = '2022-08-06' as LocalDay): PastMatch[] {
  const random = createRandom(7);
  return rounds().flatMap((pairs, round) =>
    pairs.map(([home, away], place): PastMatch => {
      const day = addDays(firstDay, round * 7);
      const kickoffUtc = new Date(`${day}T15:00:00Z`);
      const quotedAt = new Date(`${addDays(day, -1)}T15:00:00Z`);
      const homeShare = Math.min(0.7, Math.max(0.1, 0.4 + (away - home) * 0.06));
      const chances = [homeShare, 0.25, 0.75 - homeShare];
      const goalsOf = (share: number) => [1, 2, 3, 4].filter(() => random.uniform() < share).length;
      const matchResult = chances.map((chance) => 1 / chance / 1.05) as [number, number, number];
      return {
        number: round * 10 + place,
        division: 'X1',
        season: '2022-23',
        homeName: `Club ${home}`,
        awayName: `Club ${away}`,
        day,
        kickoffDay: Math.floor(kickoffUtc.getTime() / 86_400_000),
        kickoffUtc,
        tournament: { id: 1, country: 'x', kind: 'league', tier: 1, women: false },
        home,
        away,
        goals: { home: goalsOf(chances[0] as number), away: goalsOf(chances[2] as number) },
        prices: {
          preMatch: { matchResult },
          preMatchPinnacle: {},
          closing: { matchResult },
          closingSource: 'closingAverage',
          closingLine: { matchResult },
        },
        timedGoals: undefined,
        early: { quotedAt, opinion: { matchResult }, sharp: {}, offers: [] },
      };
    }),
  );
}

/** Returns the pairs of every round, home first: by the circle method, then all again with the sides exchanged. */
function rounds(): (readonly [number, number])[][] {
  const [fixed, ...circle] = clubs as [number, ...number[]];
  const half = circle.map((_, turn) => {
    const turned = [fixed, ...circle.slice(turn), ...circle.slice(0, turn)];
    return [0, 1, 2].map((place) => [turned[place] as number, turned[5 - place] as number] as const);
  });
  const all = [...half, ...half.map((pairs) => pairs.map(([home, away]) => [away, home] as const))];
  return all.map((pairs) => pairs.sort(([first], [second]) => first - second));
}
