import { toSlug } from '#domain/team/fold-name.ts';
import { isKnockOut, type Round, type Stage } from '#domain/tournament/round.ts';

/** A part of a season by its heading; `stage` is for its matchdays, when those give no other. */
interface HeadedPart {
  readonly part?: string;
  readonly stage?: Stage;
}

const parts: readonly (readonly [pattern: RegExp, part: HeadedPart])[] = [
  [/^(?:regular(?: season)?|finals)$/, {}],
  [/^apertura(?: \d{4})?$/, { part: 'apertura' }],
  [/^intermedio(?: \d{4})?$/, { part: 'intermedio' }],
  [/^clausura(?: \d{4})?$/, { part: 'clausura' }],
  [/^first stage$/, { part: 'first-stage' }],
  [/^second stage$/, { part: 'second-stage' }],
  [/^championship(?: round| group)?$/, { part: 'championship-round', stage: 'championship-round' }],
  [/^relegation(?: round| group)?$/, { part: 'relegation-round', stage: 'relegation-round' }],
  [/^europe$/, { part: 'europe' }],
  [/^play-?outs?$/, { part: 'play-outs' }],
];

/** Returns the round with the part of the season named by a heading ("Clausura", "ECL Playoffs"); undefined for an unknown part. */
export function roundOfPart(heading: string, round: Round): Round | undefined {
  const lower = heading.trim().toLowerCase();
  const found = parts.find(([pattern]) => pattern.test(lower))?.[1] ?? playOffs(lower);
  if (found === undefined) return undefined;
  const { part, stage } = found;
  return {
    ...round,
    ...(stage === undefined || isKnockOut(round.stage) ? {} : { stage }),
    ...(part === undefined ? {} : { part }),
  };
}

/** Returns play-offs of any name ("Playoffs", "ECL Playoff", "Europe Play-off"); undefined for any other heading. */
function playOffs(heading: string): HeadedPart | undefined {
  const before = /^(?<name>.+ )?play-?offs?$/.exec(heading)?.groups;
  return before === undefined ? undefined : { part: toSlug(`${before.name ?? ''}play-offs`), stage: 'play-off' };
}
