import type { Stage } from '../round.ts';
import type { Criterion, SeasonFormat } from '../season-format.ts';
import type { SeasonMatch } from './season-facts.ts';
import type { SeasonTables } from './season-tables.ts';

/** Returns the clubs of some letters, by which the texts of tests name them: A is 1, B is 2. */
export function clubsOf(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0) - 64);
}

export function lettersOf(clubs: readonly number[]): string {
  return clubs.map((club) => String.fromCharCode(club + 64)).join('');
}

/**
 * Returns the matches of a text such as `08-17 A-B 2-1, B-A live 0-0, A-C ? final, B-C off`: a day holds until the next one, and the round
 * follows the score.
 */
export function matchesOf(text: string): SeasonMatch[] {
  let day = '01-01';
  return text.split(/[,\n]/).flatMap((part): SeasonMatch[] => {
    const match = /^\s*(?:(\d\d-\d\d) )?([A-Z])-([A-Z]) (live )?(?:\?|(off)|(\d+)-(\d+))(?: ([a-z-]+))?\s*$/.exec(part);
    if (match === null) {
      if (part.trim() === '') return [];
      throw new Error(`no match: "${part}"`);
    }
    const [, date, home = '', away = '', live, off, homeGoals, awayGoals, round] = match;
    day = date ?? day;
    const [homeId = 0, awayId = 0] = clubsOf(home + away);
    return [
      {
        homeId,
        awayId,
        kickoffUtc: new Date(`2024-${day}T15:00:00Z`),
        goals: homeGoals === undefined ? null : { home: Number(homeGoals), away: Number(awayGoals) },
        ...(live === undefined ? {} : { isLive: true }),
        ...(off === undefined ? {} : { isAbandoned: true }),
        ...(round === undefined ? {} : { round: round as Stage }),
      },
    ];
  });
}

/** Returns the format of a season of one table. */
export function leagueOf(order: readonly Criterion[], meetings = 1): SeasonFormat {
  return {
    stages: [
      {
        id: 'league',
        kind: 'league',
        tables: [{ id: 'league', participants: { from: 'all' }, meetings, carry: { points: 'none', record: false }, order }],
      },
    ],
  };
}

/** Returns the rows of a table as text, `A 6, B 3`. */
export function pointsOf({ tables }: SeasonTables, table: string): string {
  return (tables.find(({ table: id, group }) => id === table || group === table)?.rows ?? [])
    .map(({ teamId, points }) => `${lettersOf([teamId])} ${points}`)
    .join(', ');
}
