import type { Round, Stage } from '#domain/tournament/round.ts';

const stages: ReadonlyMap<string, Stage> = new Map([
  ['preliminary round', 'preliminary'],
  ['1st qualifying round', 'qualifying-1'],
  ['2nd qualifying round', 'qualifying-2'],
  ['3rd qualifying round', 'qualifying-3'],
  ['play-offs', 'qualifying-play-off'],
  ['1st round', 'round-1'],
  ['2nd round', 'round-2'],
  ['3rd round', 'round-3'],
  ['4th round', 'round-4'],
  ['5th round', 'round-5'],
  ['6th round', 'round-6'],
  ['knockout round play-offs', 'knock-out-play-off'],
  ['round of 64', 'round-of-64'],
  ['round of 32', 'round-of-32'],
  ['round of 16', 'round-of-16'],
  ['8th finals', 'round-of-16'],
  ['quarter-finals', 'quarter-final'],
  ['semi-finals', 'semi-final'],
  ['3rd place final', 'third-place'],
  ['final', 'final'],
]);
const numbered: ReadonlyMap<string, Stage> = new Map([
  ['regular season', 'matchday'],
  ['league stage', 'league-phase'],
  ['group stage', 'group'],
  ['championship round', 'championship-round'],
  ['relegation round', 'relegation-round'],
]);

/** Returns the round of an English name, "Regular Season - 12" or "Semi-finals"; undefined for an unknown one. */
export function roundOf(name: string): Round | undefined {
  const lower = name.toLowerCase();
  const stage = stages.get(lower);
  if (stage !== undefined) return { stage };
  const parts = /^(?<part>.+) - (?<number>[1-9]\d?)$/.exec(lower)?.groups;
  const matchday = Number(parts?.number);
  const part = parts?.part ?? '';
  const numberedStage = numbered.get(part);
  if (numberedStage !== undefined) return { stage: numberedStage, matchday };
  const group = /^group (?<letter>[a-z])$/.exec(part)?.groups?.letter?.toUpperCase();
  return group === undefined ? undefined : { stage: 'group', group, matchday };
}
