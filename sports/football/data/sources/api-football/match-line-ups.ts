import type { BySide, FeedLineUp, FeedMatch, FeedPlayer } from '#data/feeds/feed.ts';
import { problemIn } from '#data/sources/api-sports-answer.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Position } from '#domain/player/position.ts';
import { type AnswerFixture, type AnswerLineUpPlayer, answerLineUp, answerPlayers } from './answer.ts';

const positions: ReadonlyMap<string, Position> = new Map([
  ['G', 'goalkeeper'],
  ['D', 'defender'],
  ['M', 'midfielder'],
  ['F', 'forward'],
]);
const starters = 11;

/**
 * Returns the line-ups of a match, and problems with those that cannot be read. A side without a reported eleven has none. Minutes are given for a
 * finished match only.
 */
export function matchLineUps(
  { lineups, players, teams }: AnswerFixture,
  status: FeedMatch['status'],
): { lineUps?: BySide<FeedLineUp>; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const minutes = status === 'finished' ? minutesOf(players ?? [], problems) : new Map<number, number>();
  const lineUps: { home?: FeedLineUp; away?: FeedLineUp } = {};
  for (const [index, element] of (lineups ?? []).entries()) {
    const parsed = answerLineUp.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push(problemIn({ ...issue, path: ['lineups', index, ...issue.path] }, { lineups }));
    if (parsed.data === undefined || parsed.data.startXI.length === 0) continue;
    const { team, formation, coach, startXI, substitutes } = parsed.data;
    const side = team.id === teams.home.id ? 'home' : team.id === teams.away.id ? 'away' : undefined;
    if (side === undefined || startXI.length > starters) {
      const value = side === undefined ? String(team.id) : `${startXI.length} of ${starters}`;
      problems.push({ code: 'inconsistent', field: `lineups.${index}.${side === undefined ? 'team.id' : 'startXI'}`, value });
      continue;
    }
    const playerOf = ({ player }: { player: AnswerLineUpPlayer }) => toFeedPlayer(player, minutes);
    lineUps[side] = {
      ...(formation ? { formation } : {}),
      ...(coach?.name ? { coach: coach.name } : {}),
      starters: startXI.map(playerOf),
      bench: substitutes.map(playerOf),
    };
  }
  return { ...(lineUps.home === undefined && lineUps.away === undefined ? {} : { lineUps }), problems };
}

function toFeedPlayer({ id, name, number, pos, grid }: AnswerLineUpPlayer, minutes: ReadonlyMap<number, number>): FeedPlayer {
  const [line, place] = (grid ?? '').split(':').map(Number);
  const position = pos ? positions.get(pos) : undefined;
  const played = id ? minutes.get(id) : undefined;
  return {
    ...(name ? { name } : {}),
    ...(id ? { externalId: String(id) } : {}),
    ...(number ? { shirtNumber: number } : {}),
    ...(position === undefined ? {} : { position }),
    ...(line && place ? { place: { line, place } } : {}),
    ...(played === undefined ? {} : { minutes: played }),
  };
}

/** Returns the minutes that each player was on the pitch, by the provider's number of the player. */
function minutesOf(players: readonly unknown[], problems: RowProblem[]): ReadonlyMap<number, number> {
  const minutes = new Map<number, number>();
  for (const [index, element] of players.entries()) {
    const parsed = answerPlayers.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push(problemIn({ ...issue, path: ['players', index, ...issue.path] }, { players }));
    for (const { player, statistics } of parsed.data?.players ?? []) {
      const played = statistics[0]?.games.minutes;
      if (player.id && played) minutes.set(player.id, played);
    }
  }
  return minutes;
}
