import { expect, it } from 'vitest';
import type { Stage } from '#domain/tournament/round.ts';
import { reportedStage } from '#domain/tournament/season/stages/reported-stage.ts';
import { formatOf, loadFormats } from './load-formats.ts';

const formats = loadFormats();

/** Names of a source for the place of a match: the part of the season, or the round when no part is named; and the stage of the format that is meant. */
const told: readonly (readonly [season: string, part: string | null, round: Stage, stage: string | undefined])[] = [
  ['usa.mls 2025', null, 'matchday', undefined],
  ['usa.mls 2025', null, 'group', undefined],
  ['usa.mls 2025', 'conference', 'semi-final', undefined],
  ['mexico.liga-mx 2025-26', 'apertura', 'matchday', 'apertura'],
  ['mexico.liga-mx 2025-26', 'clausura', 'matchday', 'clausura'],
  ['mexico.liga-mx 2025-26', '1st-phase', 'matchday', 'apertura'],
  ['mexico.liga-mx 2025-26', '2nd-phase', 'matchday', 'clausura'],
  ['mexico.liga-mx 2025-26', 'clausura', 'quarter-final', undefined],
  ['mexico.liga-mx 2025-26', 'apertura-play-offs', 'play-off', undefined],
  ['mexico.liga-mx 2025-26', null, 'matchday', undefined],
  ['argentina.liga-profesional 2025', '1st-phase', 'matchday', 'apertura'],
  ['argentina.liga-profesional 2025', '2nd-phase', 'matchday', 'clausura'],
  ['argentina.liga-profesional 2025', '2nd-phase', 'round-of-16', undefined],
  ['argentina.liga-profesional 2024', '1st-phase', 'matchday', 'copa-de-la-liga'],
  ['argentina.liga-profesional 2024', '2nd-phase', 'matchday', 'league'],
  ['argentina.copa-de-la-liga 2024', '1st-phase', 'matchday', undefined],
  ['uruguay.primera-division 2025', 'apertura', 'matchday', 'apertura'],
  ['uruguay.primera-division 2025', 'intermediate-round', 'matchday', 'intermedio'],
  ['uruguay.primera-division 2025', 'intermedio', 'group', 'intermedio'],
  ['uruguay.primera-division 2025', null, 'group', 'intermedio'],
  ['uruguay.primera-division 2025', 'clausura', 'matchday', 'clausura'],
  ['japan.j1-league 2015', 'first-stage', 'matchday', 'first-stage'],
  ['japan.j1-league 2015', '2nd-stage', 'matchday', 'second-stage'],
  ['japan.j1-league 2025', '1st-stage', 'matchday', undefined],
  ['belgium.pro-league 2024-25', 'championship-round', 'championship-round', 'play-offs'],
  ['belgium.pro-league 2024-25', 'relegation-round', 'relegation-round', 'play-offs'],
  ['belgium.pro-league 2024-25', 'europe', 'matchday', 'play-offs'],
  ['belgium.pro-league 2024-25', 'conference-league-group', 'matchday', 'play-offs'],
  ['belgium.pro-league 2024-25', null, 'relegation-round', 'play-offs'],
  ['belgium.pro-league 2024-25', 'ecl-play-offs', 'final', undefined],
  ['scotland.premiership 2024-25', '1st-phase', 'matchday', 'regular-season'],
  ['scotland.premiership 2024-25', '2nd-phase', 'matchday', 'split'],
  ['scotland.premiership 2024-25', 'championship-round', 'championship-round', 'split'],
  ['scotland.premiership 2024-25', 'relegation-play-offs', 'final', undefined],
  ['denmark.superliga 2017-18', 'relegation-group-2', 'matchday', 'second-stage'],
  ['greece.super-league 2024-25', 'play-outs', 'matchday', 'split'],
  ['wales.cymru-premier 2024-25', 'play-off-conference', 'matchday', 'split'],
  ['international.champions-league 2025-26', null, 'league-phase', 'league-phase'],
];

it.each(told)('in %s the part %s with the round %s is the stage %s', (season, part, round, stage) => {
  expect(reportedStage(formatFor(season), { part, stage: round })).toBe(stage);
});

it.each([
  ['mexico.liga-mx 2025-26', 'clausura-quadrangular'],
  ['mexico.liga-mx 2025-26', 'championship-round'],
  ['mexico.liga-mx 2025-26', 'intermediate-round'],
  ['england.premier-league 2025-26', 'promotion-round'],
])('in %s the part %s is none of the stages that there are, so that it counts in no table', (season, part) => {
  const format = formatFor(season);
  const stage = reportedStage(format, { part, stage: 'matchday' });
  expect(stage).toBe(part);
  expect(format.stages.map(({ id }) => id)).not.toContain(stage);
});

function formatFor(season: string) {
  const [tournament = '', label = ''] = season.split(' ');
  const format = formatOf(formats, tournament, label);
  if (format === undefined) throw new Error(`no format of ${season}`);
  return format;
}
