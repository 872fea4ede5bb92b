import { createHash } from 'node:crypto';
import type { Goals } from '#domain/match/match-score.ts';
import { matchAt, type PlayedMatch } from './played-match.ts';

const firstMatchId = 81_000;

/** A false report of the provider on a match. */
export interface Lie {
  /** The number of the match. */
  readonly match: number;
  readonly from: Date;
  /** The end of the report; undefined when it is never corrected. */
  readonly until?: Date;
  /** The reported score; the true one of the moment when it is left out. */
  readonly goals?: Goals;
  readonly isFinished: boolean;
}

/**
 * Returns OpenLigaDB's answer to `getmatchdata/bl1/2026…` as of a moment, with a mark of its state at `getlastchangedate/…`; other leagues
 * are empty. It does not report that a match was postponed or abandoned.
 */
export function openLigaDBAnswer(matches: readonly PlayedMatch[], call: string, now: Date, lies: readonly Lie[] = []): string | undefined {
  const [method, league, season, matchday] = call.split('/');
  if (season === undefined || (method !== 'getmatchdata' && method !== 'getlastchangedate')) return undefined;
  const named = league === 'bl1' ? matches.filter((match) => matchday === undefined || match.matchday === Number(matchday)) : [];
  const answer = JSON.stringify(
    named.map((match) =>
      matchOf(
        match,
        now,
        lies.find((lie) => isMentioned(lie, match, now)),
      ),
    ),
  );
  return method === 'getmatchdata' ? answer : JSON.stringify(createHash('sha1').update(answer).digest('hex'));
}

function isMentioned({ match, from, until }: Lie, { number }: PlayedMatch, now: Date): boolean {
  return match === number && now >= from && (until === undefined || now < until);
}

function matchOf(match: PlayedMatch, now: Date, lie: Lie | undefined): object {
  const { status, goals, halfTime, standing } = matchAt(match, now);
  const isFinished = lie?.isFinished ?? status === 'finished';
  const final = lie === undefined ? isFinished : true;
  return {
    matchID: firstMatchId + match.number,
    matchDateTimeUTC: match.kickoff.toISOString().replace('.000Z', 'Z'),
    leagueSeason: 2026,
    leagueShortcut: 'bl1',
    group: { groupName: `${match.matchday}. Spieltag`, groupOrderID: match.matchday },
    team1: { teamId: match.home.number, teamName: match.home.name },
    team2: { teamId: match.away.number, teamName: match.away.name },
    matchIsFinished: isFinished,
    matchResults: [
      ...(halfTime === undefined ? [] : [resultOf('Halbzeitergebnis', 1, halfTime)]),
      ...(final ? [resultOf('Endergebnis', 2, lie?.goals ?? goals)] : []),
    ],
    goals: lie?.goals === undefined ? goalsListed(standing) : [],
    location: null,
    numberOfViewers: null,
  };
}

function resultOf(resultName: string, resultTypeID: number, { home, away }: Goals): object {
  return { resultName, resultTypeID, pointsTeam1: home, pointsTeam2: away };
}

function goalsListed(standing: ReturnType<typeof matchAt>['standing']): object[] {
  const score = { home: 0, away: 0 };
  return standing.flatMap(({ minute, added, side, kind, player }) => {
    if (kind === 'red-card') return [];
    score[side] += 1;
    return {
      scoreTeam1: score.home,
      scoreTeam2: score.away,
      matchMinute: minute,
      goalGetterName: player ?? '',
      isPenalty: kind === 'penalty-goal',
      isOwnGoal: kind === 'own-goal',
      comment: added === undefined ? null : `+${added}`,
    };
  });
}
