import { z } from 'zod';
import type { FeedBatch, FeedListedAbsences, FeedProblem } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import type { AbsenceReason } from '#domain/player/absence.ts';
import { answerPerson, id } from './answer.ts';

const absence = z.object({
  player: answerPerson.extend({ type: z.string(), reason: z.string().nullish() }),
  team: z.object({ id }),
  fixture: z.object({ id }),
  league: z.object({ id }),
});

/** Reasons by patterns of their English texts; the reason of any other text is `other`. */
const reasons: readonly (readonly [RegExp, AbsenceReason])[] = [
  [/suspen|\bcards?\b|\bban\b/i, 'suspension'],
  [/\bill|\bflu\b|virus|covid|fever|infection/i, 'illness'],
  [/national|international/i, 'international'],
  [
    /injur|broken|fractur|strain|sprain|rupture|tear|torn|muscle|knee|ankle|thigh|calf|groin|hamstring|ligament|achilles|surgery|operation|knock|bruise|concussion|problem|\b(?:back|foot|toe|hip|leg|head|shoulder|arm|hand|wrist|rib|heel|shin|neck|eye)\b/i,
    'injury',
  ],
];

/** Returns the absent players of an answer; those of competitions that are not followed are skipped. */
export function readAbsences(source: string, text: string, isFollowed: (leagueId: number) => boolean): FeedBatch {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const byMatch = new Map<string, { matchExternalId: string; players: FeedListedAbsences['players'][number][] }>();
  for (const [index, element] of elements.entries()) {
    const parsed = absence.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push({ source, row: index + 1, ...problemIn(issue, element) });
    if (parsed.data === undefined || !isFollowed(parsed.data.league.id) || !parsed.data.player.name) continue;
    const { player, team, fixture } = parsed.data;
    const matchExternalId = String(fixture.id);
    const listed = byMatch.get(matchExternalId) ?? { matchExternalId, players: [] };
    byMatch.set(matchExternalId, listed);
    if (listed.players.some(({ name, externalId }) => name === player.name && externalId === (player.id ? String(player.id) : undefined)))
      continue;
    listed.players.push({
      teamExternalId: String(team.id),
      ...(player.name ? { name: player.name } : {}),
      ...(player.id ? { externalId: String(player.id) } : {}),
      reason: reasons.find(([pattern]) => pattern.test(player.reason ?? ''))?.[1] ?? 'other',
      ...(player.type.toLowerCase() === 'questionable' ? { isDoubtful: true } : {}),
    });
  }
  return { source, rows: elements.length, matches: [], absences: [...byMatch.values()], problems, progress: { done: 1, total: 1 } };
}
