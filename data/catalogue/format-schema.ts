import { z } from 'zod';
import { isStageId } from '#domain/tournament/season/stages/stage-names.ts';
import {
  type Carry,
  type Criterion,
  countCriteria,
  isTableStage,
  otherCriteria,
  type Participants,
  type SimpleCriterion,
  type StageFormat,
  type TableFormat,
} from '#domain/tournament/season-format.ts';
import { tableZone } from './catalogue-schema.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const seasonLabel = z.string().regex(/^\d{4}(-\d{2})?$/);
const count = z.int().min(1);

const headToHead = z.strictObject({
  headToHead: z.array(z.enum(countCriteria)).min(1),
  restart: z.boolean().default(true),
  onceAllPlayed: z.boolean().default(true),
  over: z.enum(['stage', 'season']).default('stage'),
});

const simpleCriterion = z.union([
  z.enum(countCriteria),
  z.enum(otherCriteria),
  headToHead,
  z.strictObject({ leaderOf: id }),
  z.strictObject({ withinTableOf: id, count: z.enum(countCriteria) }),
]);

const amongLevel = z.union([simpleCriterion, z.strictObject({ moreThanTwo: simpleCriterion })]);

const order = z.array(z.union([amongLevel, z.strictObject({ startAgain: z.array(amongLevel).min(1) })])).min(1);

/** Places from one to another, both included, or listed places; with `best` only that number of the clubs in these places qualify. */
const places = z
  .union([
    z.strictObject({ stage: id, table: z.string().optional(), from: count, to: count, best: count.optional() }),
    z.strictObject({ stage: id, table: z.string().optional(), places: z.array(count).min(1), best: count.optional() }),
  ])
  .transform(
    (value): Participants => ({
      from: 'places',
      stage: value.stage,
      ...(value.table === undefined ? {} : { table: value.table }),
      places: 'places' in value ? value.places : Array.from({ length: value.to - value.from + 1 }, (_, index) => value.from + index),
      ...(value.best === undefined ? {} : { best: value.best }),
    }),
  );

const participants = z.union([
  z.literal('all').transform((): Participants => ({ from: 'all' })),
  z.literal('draw').transform((): Participants => ({ from: 'draw' })),
  z.strictObject({ draw: z.string() }).transform(({ draw }): Participants => ({ from: 'draw', group: draw })),
  places,
]);

/** Points that are carried over. Matches and goals are carried over as well, unless `goals` is false. */
const carry = z
  .strictObject({ points: z.enum(['none', 'all', 'half-up', 'half-down', 'fifth-of-lead']), goals: z.boolean().optional() })
  .default({ points: 'none' })
  .transform(({ points, goals }): Carry => ({ points, record: goals ?? points !== 'none' }));

const tableFields = {
  clubs: count.optional(),
  meetings: count.optional(),
  matchesPerClub: count.optional(),
  carry,
  pointsForWin: z.literal([2, 3]).optional(),
  order,
  zones: z.array(tableZone).optional(),
};

const table = z.strictObject({ id, participants, ...tableFields }).transform((fields) => defined<TableFormat>(fields));

const within = id.optional();
const isOfOther = z.literal(true).optional();

const stage = z.union([
  z
    .strictObject({ id, kind: z.literal('league'), within, isOfOther, ...tableFields })
    .transform(({ id: name, kind, within: stageId, isOfOther: ofOther, ...fields }): StageFormat => {
      const format = defined<TableFormat>({ id: name, participants: { from: 'all' }, ...fields });
      return defined<StageFormat>({ id: name, kind, tables: [format], within: stageId, isOfOther: ofOther });
    }),
  z
    .strictObject({ id, kind: z.enum(['groups', 'conferences', 'split']), within, tables: z.array(table).min(1) })
    .transform((fields) => defined<StageFormat>(fields)),
  z
    .strictObject({
      id,
      kind: z.enum(['knock-out', 'play-in']),
      participants: z.array(participants),
      decidesPlaces: z.literal(true).optional(),
    })
    .transform((fields) => defined<StageFormat>(fields)),
  z
    .strictObject({ id, kind: z.literal('total'), of: z.array(id).min(2), order, zones: z.array(tableZone).optional() })
    .transform((fields) => defined<StageFormat>(fields)),
]);

const format = z
  .strictObject({
    tournament: id,
    /** First season, and the last one when the format has changed since. */
    from: seasonLabel,
    until: seasonLabel.optional(),
    /** Reference to the rules, with what is uncertain in them. */
    source: z.string().min(3),
    stages: z.array(stage).min(1),
  })
  .superRefine(({ stages }, context) => {
    const known = new Set<string>();
    for (const part of stages) {
      for (const name of [part.id, ...tableIdsOf(part)]) {
        if (!isStageId(name))
          context.addIssue(`${part.id}: "${name}" is none of the ids of domain/tournament/season/stages/stage-names.ts`);
      }
      for (const name of stagesNamedBy(part)) if (!known.has(name)) context.addIssue(`${part.id}: no stage before it is called ${name}`);
      if (known.has(part.id)) context.addIssue(`two stages are called ${part.id}`);
      known.add(part.id);
    }
    for (const part of stages) {
      for (const { withinTableOf } of criteriaOf(part).filter((one) => typeof one === 'object' && 'withinTableOf' in one)) {
        if (!known.has(withinTableOf)) context.addIssue(`${part.id}: no stage is called ${withinTableOf}`);
      }
    }
  });

/** Schema of the formats of one country's competitions, in its file in `formats/`. */
export const countryFormatsSchema = z.strictObject({ country: id, formats: z.array(format) });

export type CompetitionFormat = z.infer<typeof format>;

function tableIdsOf(part: StageFormat): string[] {
  return isTableStage(part) ? part.tables.map((one) => one.id) : [];
}

/** Returns the stages to which a stage refers: those of its places, and those that it adds up or is part of. */
function stagesNamedBy(part: StageFormat): string[] {
  if (part.kind === 'total') return [...part.of];
  if (!isTableStage(part)) return part.participants.flatMap(stageOf);
  const leaders = criteriaOf(part).flatMap((one) => (typeof one === 'object' && 'leaderOf' in one ? [one.leaderOf] : []));
  return [...part.tables.flatMap((one) => stageOf(one.participants)), ...(part.within === undefined ? [] : [part.within]), ...leaders];
}

/** Returns the criteria of a stage's tables, including those nested in others. */
function criteriaOf(part: StageFormat): SimpleCriterion[] {
  const simple = (criterion: Criterion): readonly SimpleCriterion[] => {
    if (typeof criterion !== 'object') return [criterion];
    if ('startAgain' in criterion) return criterion.startAgain.flatMap(simple);
    return 'moreThanTwo' in criterion ? [criterion.moreThanTwo] : [criterion];
  };
  if (part.kind === 'total') return part.order.flatMap(simple);
  return isTableStage(part) ? part.tables.flatMap((one) => one.order.flatMap(simple)) : [];
}

function stageOf(clubs: Participants): string[] {
  return clubs.from === 'places' ? [clubs.stage] : [];
}

/** Returns the fields that are set, since the types of the domain exclude fields that are present and undefined. */
function defined<Type>(fields: { [Key in keyof Type]: Type[Key] | undefined }): Type {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Type;
}
