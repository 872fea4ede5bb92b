import { AuditError } from '#data/commands/audit/audit-error.ts';
import {
  chooseResult,
  getStoredRuling,
  type ResultChoice,
  type StoredRuling,
  storeRuling,
  writtenResult,
} from '#data/commands/rulings/choose-result.ts';
import { type EnteredPoints, enterPoints } from '#data/commands/rulings/enter-points.ts';
import {
  acceptFoundPoints,
  type FormerPoints,
  type FoundPoints,
  getStoredPoints,
  refuseFoundPoints,
  restoreFoundPoints,
  restorePoints,
} from '#data/commands/rulings/found-points.ts';
import { type MatchRuling, ruleOnMatch } from '#data/commands/rulings/rule-on-match.ts';
import { RulingError } from '#data/commands/rulings/ruling-error.ts';
import { undoRuling } from '#data/commands/rulings/undo-ruling.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FoundRuling } from '#data/queries/rulings/list-found-rulings.ts';
import { decisionKind } from './decision-kind.ts';

interface Entered {
  /** Name of the ruling, `p12` or `m3`. */
  readonly ruling: string;
}

export const enteredPoints = decisionKind<EnteredPoints, Entered & { readonly points: number }>({
  title: 'Points entered',
  async carryOut(client, wish, now) {
    const ruling = `p${await enterPoints(client, wish, now)}`;
    const { club, tournament, season, points } = wish;
    const what = points < 0 ? `${-points} fewer` : `${points} more`;
    return {
      subject: `${club} in ${tournament} ${season}`,
      details: { ruling, points },
      lines: [`${club} has ${what} points in ${tournament} ${season}; npm run ruling -- undo ${ruling} takes it back`],
    };
  },
  undo: async (client, { ruling }, _subject, now) => [`the ruling ${ruling} on ${await undoRuling(client, ruling, now)} is taken back`],
});

export const ruledMatch = decisionKind<MatchRuling, Entered>({
  title: 'Match awarded or annulled',
  async carryOut(client, wish, now) {
    const ruling = `m${await ruleOnMatch(client, wish, now)}`;
    const what = wish.score === null ? 'annulled and counts for nothing' : `awarded ${wish.score.home}-${wish.score.away}`;
    return {
      subject: wish.match,
      details: { ruling, score: wish.score },
      lines: [`${wish.match} is ${what}; npm run ruling -- undo ${ruling} takes it back`],
    };
  },
  undo: async (client, { ruling }, _subject, now) => [`the ruling ${ruling} on ${await undoRuling(client, ruling, now)} is taken back`],
});

export const chosenResult = decisionKind<ResultChoice, Entered & { readonly source: string }>({
  title: 'Result chosen where sources differ',
  async carryOut(client, wish, now) {
    const id = await chooseResult(client, wish, now);
    const result = writtenResult((await getStoredRuling(client, id))?.result ?? {});
    return {
      subject: wish.match,
      details: { ruling: `m${id}`, source: wish.source, result },
      lines: [`${wish.match} ended ${result}, according to ${wish.source}; no source changes it from now on`],
    };
  },
  undo: async (client, { ruling }, _subject, now) => [`${await undoRuling(client, ruling, now)} has its former result again`],
});

type Withdrawn =
  | { readonly ruling: string; readonly points: Readonly<Record<string, unknown>> }
  | { readonly ruling: string; readonly match: StoredRuling };

export const withdrawnRuling = decisionKind<{ readonly name: string }, Withdrawn>({
  title: 'Ruling taken back',
  async carryOut(client, { name }, now) {
    const stored = await storedRuling(client, name);
    const slug = await undoRuling(client, name, now);
    if (stored === undefined) throw new RulingError(`no ruling "${name}" was entered here`);
    return { subject: slug, details: stored, lines: [`the ruling ${name} on ${slug} is taken back`] };
  },
  async undo(client, details, slug, now) {
    if ('points' in details) await restorePoints(client, details.points, now);
    else await storeRuling(client, details.match, now);
    return [`the ruling on ${slug} is in force again`];
  },
});

async function storedRuling(client: Queryable, name: string): Promise<Withdrawn | undefined> {
  const id = Number(/^[pm](\d{1,9})$/.exec(name)?.[1] ?? 0);
  if (name.startsWith('m')) {
    const match = await getStoredRuling(client, id);
    return match === undefined ? undefined : { ruling: name, match };
  }
  const points = await getStoredPoints(client, id);
  return points === undefined ? undefined : { ruling: name, points: points.row };
}

/** Points that sources' tables have and the site's does not, with the names for the audit. */
type FoundWish = FoundPoints & Pick<FoundRuling, 'club' | 'competition' | 'season'>;

const subjectOf = ({ club, competition, season }: FoundWish) => `${club} in ${competition} ${season}`;
const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

export const acceptedPoints = decisionKind<FoundWish, FormerPoints>({
  title: 'Points of sources accepted',
  async carryOut(client, wish, now) {
    const former = await acceptFoundPoints(client, wish, now);
    return {
      subject: subjectOf(wish),
      details: former,
      lines: [`${subjectOf(wish)} has ${signed(wish.points)} points, according to sources`],
    };
  },
  async undo(client, former, subject, now) {
    await restoreFoundPoints(client, former, now);
    return [`the points of ${subject} are as before`];
  },
});

export const refusedPoints = decisionKind<FoundWish, FormerPoints>({
  title: 'Points of sources refused',
  async carryOut(client, wish, now) {
    const former = await refuseFoundPoints(client, wish, now);
    return { subject: subjectOf(wish), details: former, lines: [`${signed(wish.points)} points are refused for ${subjectOf(wish)}`] };
  },
  async undo(client, former, subject, now) {
    const { rowCount } = await client.query(
      `select from point_adjustments where (season_id, team_id, origin, points) = ($1, $2, 'sources', 0)`,
      [former.seasonId, former.teamId],
    );
    if (rowCount === 0) throw new AuditError(`points of ${subject} were decided on again since; undo that first`);
    await restoreFoundPoints(client, former, now);
    return [`the points of ${subject} wait for a decision again`];
  },
});
