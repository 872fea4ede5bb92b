import { toSlug } from '#domain/team/fold-name.ts';
import { type Stage, stages } from '#domain/tournament/round.ts';

/** A knock-out round, and the part of the season in the same name, such as its replays. */
export interface KnockOutNamed {
  readonly stage: Stage;
  readonly part?: string;
}

/** Returns the knock-out round of an English name ("8th Finals", "2nd Round Qualifying Replays"); undefined for any other words. */
export function knockOutNamed(words: string): KnockOutNamed | undefined {
  const text = words
    .toLowerCase()
    .replace(/semi ?finals?/, 'semi-finals')
    .replace(/quarter ?finals?/, 'quarter-finals');
  const first = / replays?$/.test(text) ? knockOutNamed(text.replace(/ replays?$/, '')) : undefined;
  if (first !== undefined) return { stage: first.stage, part: first.part === undefined ? 'replays' : `${first.part}-replays` };
  if (/^.+ preliminary round$/.test(text)) return { stage: 'preliminary', part: toSlug(text) };
  const stage = named.get(text) ?? numberedStage(text);
  return stage === undefined ? undefined : { stage };
}

const named: ReadonlyMap<string, Stage> = new Map([
  ['preliminary round', 'preliminary'],
  ['knockout round play-offs', 'knock-out-play-off'],
  ['quarter-finals', 'quarter-final'],
  ['semi-finals', 'semi-final'],
  ['3rd place final', 'third-place'],
  ['final', 'final'],
  ['finals', 'final'],
  ['gran final', 'final'],
]);

const patterns: readonly (readonly [pattern: RegExp, stageOf: (number: number) => string])[] = [
  [/^(\d)(?:st|nd|rd|th) round$/, (number) => `round-${number}`],
  [/^(\d)(?:st|nd|rd|th) (?:qualifying round|round qualifying)$/, (number) => `qualifying-${number}`],
  [/^round of (\d+)$/, (number) => `round-of-${number}`],
  [/^(?:1\/)?(\d+)(?:th|nd)? finals$/, (number) => `round-of-${number * 2}`],
];

function numberedStage(text: string): Stage | undefined {
  for (const [pattern, stageOf] of patterns) {
    const number = pattern.exec(text)?.[1];
    if (number !== undefined) return stages.find((stage) => stage === stageOf(Number(number)));
  }
  return undefined;
}
