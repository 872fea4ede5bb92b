import { isKnockOut, type Stage } from '../../round.ts';
import { isTableStage, type SeasonFormat, type TableStage } from '../../season-format.ts';

/** The names by which a source places a match in its season: its round, and the part of the season apart from it; see `Round`. */
export interface NamedPlace {
  readonly stage: Stage | null;
  readonly part: string | null;
}

/**
 * Names under which sources and formats mean the same stage, by meaning. `split`: a stage for the clubs of only some places; a regular
 * season has no meaning here, since sources go on with its name when the table has been split.
 */
const meanings = {
  first: /^(?:apertura|opening|1st-(?:phase|stage|round)|first-(?:phase|stage))$/,
  second: /^(?:2nd-(?:phase|stage|round)|second-(?:phase|stage))$/,
  closing: /^(?:clausura|closing)$/,
  middle: /^(?:intermedio|intermediate-round)$/,
  split:
    /^(?:championship|relegation|promotion|qualification|placement|challenger|lower|upper|final|top|bottom|conference-league|europ|play-off|play-out)(?:[a-z]*-|[a-z]*$)/,
  furtherRound: /(?:^|-)(?:quadrangular|hexagonal)$|^(?:apertura|clausura)-./,
} as const satisfies Readonly<Record<string, RegExp>>;
type Meaning = keyof typeof meanings;

/**
 * Returns the id of the format's stage that a source names for a match: the stage of that name, the one with a table of that name, or the
 * one of the same meaning, such as a `clausura` for a 2nd phase. When the format has none of these, the name itself, with which the match
 * counts in no stage. Undefined when the source names a knock-out or nothing that separates stages, so that meetings and days decide.
 */
export function reportedStage(format: SeasonFormat, { stage, part }: NamedPlace): string | undefined {
  const named = part ?? stage;
  if (named === null || (stage !== null && isKnockOut(stage))) return undefined;
  const stages = format.stages.filter(isTableStage).filter(({ within }) => within === undefined);
  const found = stages.find(({ id, tables }) => id === named || tables.some((table) => table.id === named));
  if (found !== undefined) return found.id;
  const meaning = (Object.keys(meanings) as Meaning[]).find((one) => meanings[one].test(named));
  if (meaning === undefined) return undefined;
  const ofMeaning = stageOfMeaning(stages, meaning);
  if (ofMeaning !== undefined) return ofMeaning.id;
  const isOfOneTable = stages.length === 1 && meaning !== 'split' && meaning !== 'furtherRound';
  return isOfOneTable ? undefined : named;
}

function stageOfMeaning(stages: readonly TableStage[], meaning: Meaning): TableStage | undefined {
  const withId = (...ids: readonly string[]) => stages.find(({ id }) => ids.includes(id));
  switch (meaning) {
    case 'first':
      return withId('apertura', 'first-stage', 'regular-season') ?? (stages.length === 2 ? stages[0] : undefined);
    case 'closing':
      return withId('clausura', 'second-stage');
    case 'second':
      return withId('clausura', 'second-stage') ?? (stages.length === 2 ? stages[1] : undefined);
    case 'middle':
      return withId('intermedio');
    case 'split':
      return stages.find(({ kind }) => kind === 'split');
    case 'furtherRound':
      return undefined;
  }
}
