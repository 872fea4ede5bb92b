import { z } from 'zod';
import type { Goals } from '#domain/match/match-score.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { elementLines } from './element-lines.ts';
import type { FileContents } from './file-contents.ts';
import type { ListedGoal, ListedGoals } from './goal-list.ts';
import { MatchCollector } from './match-collector.ts';
import { Refusal } from './refusal.ts';
import { roundOf } from './round-names.ts';
import type { ScoreParts } from './score-text.ts';
import { parseSeasonTitle, seasonOf, zoneOfTimes } from './season-title.ts';
import type { FindTournament } from './tournament-facts.ts';

const goals = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
/* JSON can spell what is no text, such as half of a character. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const goal = z.strictObject({
  name: z.string().min(1).refine(isText),
  minute: z.union([z.int(), z.string()]),
  offset: z.int().optional(),
  penalty: z.boolean().optional(),
  owngoal: z.boolean().optional(),
});
const matchSchema = z.strictObject({
  num: z.int().optional(),
  round: z.string().optional(),
  stage: z.string().optional(),
  group: z.string().optional(),
  date: z.string(),
  time: z.string().optional(),
  team1: z.string().trim().min(1).refine(isText),
  team2: z.string().trim().min(1).refine(isText),
  score: z.strictObject({ ft: goals.optional(), ht: goals.optional(), et: goals.optional(), p: goals.optional() }).optional(),
  goals1: z.array(goal).optional(),
  goals2: z.array(goal).optional(),
  status: z.string().optional(),
});
type JsonMatch = z.infer<typeof matchSchema>;
type JsonGoal = z.infer<typeof goal>;
/* A number, with the added minutes apart, or a text such as "45+2". */
const minutePattern = /^(\d{1,3})(?:\+(\d{1,2}))?$/;
const fileSchema = z.object({ name: z.string(), matches: z.array(z.unknown()) });

/** Returns the matches of a football.json match file. `key` is its competition's, such as "en.1"; else the name within finds it. */
export function readJsonMatchFile(source: string, text: string, key: string, tournamentOf: FindTournament): FileContents {
  const collector = new MatchCollector(source);
  const file = parseFile(text);
  if (file instanceof Refusal) {
    collector.refuse(file, undefined, 'file');
    return collector.contents();
  }
  collector.rows = file.matches.length;
  const title = parseSeasonTitle(file.name);
  if (title === undefined) {
    collector.refuse(new Refusal('not-this-format', 'name', file.name), undefined, 'file');
    return collector.contents();
  }
  const [byKey, byTitle] = [tournamentOf(key), tournamentOf(title.title)];
  if (byKey !== undefined && byTitle !== undefined && byKey.id !== byTitle.id) {
    collector.refuse(new Refusal('inconsistent', 'name', title.title), undefined, 'file');
    return collector.contents();
  }
  const facts = byKey ?? byTitle;
  const season = facts === undefined ? new Refusal('unknown-competition', 'name', title.title) : seasonOf(title, facts);
  if (facts === undefined || season instanceof Refusal) {
    if (season instanceof Refusal) collector.refuse(season, undefined, 'file');
    return collector.contents();
  }
  collector.begin({ facts: { ...facts, zone: zoneOfTimes(title, facts) }, season });
  const lines = elementLines(text, 'matches');
  let afterMatchdays = false;
  for (const [index, element] of file.matches.entries()) {
    const match = matchSchema.safeParse(element);
    const row = lines[index] ?? index + 1;
    if (match.success) {
      afterMatchdays = addMatch(collector, match.data, row, afterMatchdays) || afterMatchdays;
    } else {
      for (const issue of match.error.issues) collector.refuse(refusalOf(issue, element), row, 'match');
    }
  }
  return collector.contents();
}

/** Adds one match; true when it is of a numbered matchday. */
function addMatch(collector: MatchCollector, match: JsonMatch, row: number, afterMatchdays: boolean): boolean {
  const round = roundOf({ section: match.stage, round: match.round, group: match.group }, afterMatchdays);
  if (round instanceof Refusal) collector.refuse(round, row);
  const known = round instanceof Refusal ? undefined : round;
  const day = parseLocalDay(match.date);
  if (day === undefined) {
    collector.refuse(new Refusal('bad-date', 'date', match.date), row, 'match');
    return known?.stage === 'matchday';
  }
  const isTaken = collector.add({
    row,
    day,
    ...(match.time === undefined ? {} : { time: match.time }),
    home: match.team1,
    away: match.team2,
    ...(match.score === undefined ? {} : { score: scoreParts(match.score) }),
    ...(match.status === undefined ? {} : { note: match.status }),
    ...(known === undefined ? {} : { round: known }),
    heading: `${match.stage ?? ''} | ${match.round ?? ''} | ${match.group ?? ''}`,
  });
  if (isTaken && (match.goals1 !== undefined || match.goals2 !== undefined)) {
    const goals = listedGoals(match);
    if (goals instanceof Refusal) collector.refuse(goals, row);
    else collector.addGoals(goals, row);
  }
  return known?.stage === 'matchday';
}

function parseFile(text: string): z.infer<typeof fileSchema> | Refusal {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    /* A whole file ends with its outermost brace. */
    return new Refusal(text.trimEnd().endsWith('}') ? 'not-readable' : 'truncated', undefined, error.message);
  }
  const file = fileSchema.safeParse(content);
  return file.success ? file.data : new Refusal('not-this-format');
}

function scoreParts(score: NonNullable<JsonMatch['score']>): ScoreParts {
  return {
    ...(score.ht === undefined ? {} : { halfTime: pairOf(score.ht) }),
    ...(score.ft === undefined ? {} : { fullTime: pairOf(score.ft) }),
    ...(score.et === undefined ? {} : { extraTime: pairOf(score.et) }),
    ...(score.p === undefined ? {} : { penalties: pairOf(score.p) }),
  };
}

function pairOf([home, away]: readonly [number, number]): Goals {
  return { home, away };
}

/** Returns the goals of both sides; refuses them all when a minute cannot be read. */
function listedGoals({ goals1 = [], goals2 = [] }: JsonMatch): ListedGoals | Refusal {
  const unread = [...goals1, ...goals2].find(({ minute }) => !minutePattern.test(String(minute)));
  if (unread !== undefined) return new Refusal('bad-number', 'minute', String(unread.minute));
  return { home: goals1.map(listedGoal), away: goals2.map(listedGoal) };
}

function listedGoal({ name, minute, offset, penalty, owngoal }: JsonGoal): ListedGoal {
  const [, base, added] = minutePattern.exec(String(minute)) ?? [];
  const addedMinute = added === undefined ? offset : Number(added);
  return {
    playerName: name,
    minute: Number(base),
    ...(addedMinute === undefined ? {} : { addedMinute }),
    kind: owngoal === true ? 'own-goal' : penalty === true ? 'penalty-goal' : 'goal',
  };
}

function refusalOf(issue: z.core.$ZodIssue, element: unknown): Refusal {
  const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    element,
  );
  if (issue.code === 'unrecognized_keys') return new Refusal('not-this-format', field);
  if (value === undefined) return new Refusal('missing-value', field);
  return new Refusal(field.startsWith('score') ? 'bad-score' : 'not-this-format', field, JSON.stringify(value));
}
