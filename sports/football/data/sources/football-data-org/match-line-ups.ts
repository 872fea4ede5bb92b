import type { BySide, FeedLineUp, FeedPlayer } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Position } from '#domain/player/position.ts';
import { type AnswerMatch, type AnswerSide, answerPlayer } from './answer.ts';

/** Positions by patterns of the provider's words: "Centre-Back", "Attacking Midfield", "Left Winger". */
const positions: readonly (readonly [RegExp, Position])[] = [
  [/keeper/i, 'goalkeeper'],
  [/back|defen[cs]e$|^defender/i, 'defender'],
  [/midfield/i, 'midfielder'],
  [/wing|forward|offen[cs]e|attack|striker/i, 'forward'],
];
const starters = 11;

/** Returns the line-ups of a match, and problems with players who cannot be read. A plan without line-ups answers with empty ones. */
export function matchLineUps({ homeTeam, awayTeam }: Pick<AnswerMatch, 'homeTeam' | 'awayTeam'>): {
  lineUps?: BySide<FeedLineUp>;
  problems: RowProblem[];
} {
  const problems: RowProblem[] = [];
  const home = lineUpOf('homeTeam', homeTeam, problems);
  const away = lineUpOf('awayTeam', awayTeam, problems);
  if (home === undefined && away === undefined) return { problems };
  return { lineUps: { ...(home === undefined ? {} : { home }), ...(away === undefined ? {} : { away }) }, problems };
}

function lineUpOf(field: 'homeTeam' | 'awayTeam', side: AnswerSide | undefined, problems: RowProblem[]): FeedLineUp | undefined {
  if (!side?.lineup || side.lineup.length === 0) return undefined;
  if (side.lineup.length > starters) {
    problems.push({ code: 'inconsistent', field: `${field}.lineup`, value: `${side.lineup.length} of ${starters}` });
    return undefined;
  }
  return {
    ...(side.formation ? { formation: side.formation } : {}),
    ...(side.coach?.name ? { coach: side.coach.name } : {}),
    starters: playersOf(side.lineup, `${field}.lineup`, problems),
    bench: playersOf(side.bench ?? [], `${field}.bench`, problems),
  };
}

function playersOf(elements: readonly unknown[], field: string, problems: RowProblem[]): FeedPlayer[] {
  return elements.flatMap((element, index) => {
    const { data, error } = answerPlayer.safeParse(element);
    if (data === undefined) {
      problems.push({ code: 'not-this-format', field: [field, index, ...(error.issues[0]?.path ?? [])].join('.') });
      return [];
    }
    const { id, name, position, shirtNumber } = data;
    const known = positions.find(([pattern]) => pattern.test(position ?? ''))?.[1];
    return [
      {
        name,
        externalId: String(id),
        ...(shirtNumber ? { shirtNumber } : {}),
        ...(known === undefined ? {} : { position: known }),
      },
    ];
  });
}
