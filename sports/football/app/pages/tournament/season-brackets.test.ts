import { expect, it } from 'vitest';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import type { SeasonFormat, StageFormat } from '#domain/tournament/season-format.ts';
import { seasonBrackets } from './season-brackets.ts';

const league = (id: string): StageFormat => ({ id, kind: 'league', tables: [] });
const knockOut = (id: string): StageFormat => ({ id, kind: 'knock-out', participants: [] });
const day = (text: string) => new Date(`2024-${text}T20:00:00Z`);
const match = (kickoff: string, round: 'quarter-final' | 'final' | 'matchday' = 'quarter-final'): SeasonMatch => ({
  homeId: 1,
  awayId: 2,
  kickoffUtc: day(kickoff),
  goals: null,
  round,
});
const bracketsOf = (stages: readonly StageFormat[], matches: readonly SeasonMatch[], begins: Readonly<Record<string, string>> = {}) => {
  const format: SeasonFormat = { stages };
  const uncounted = matches.map((one) => ({ match: one, reason: 'knock-out' as const }));
  const beginsAt = (stage: string) => (begins[stage] === undefined ? undefined : day(begins[stage]));
  const brackets = seasonBrackets({ format, uncounted, beginsAt });
  return brackets.map(({ stages: ids, holds }) => `${ids.join(' ')}: ${matches.filter(holds).length}`);
};

const twoTournaments = [league('apertura'), knockOut('apertura-liguilla'), league('clausura'), knockOut('clausura-liguilla')];

it('a knock-out between two stages is over when the next one begins', () => {
  const matches = [match('11-30'), match('12-10', 'final'), match('05-10')].toSorted((one, other) => +one.kickoffUtc - +other.kickoffUtc);
  expect(bracketsOf(twoTournaments, matches, { apertura: '01-10', clausura: '07-01' })).toEqual([
    'apertura-liguilla: 1',
    'clausura-liguilla: 2',
  ]);
});

it('a bracket without matches is none, nor are matches of a table', () => {
  expect(bracketsOf(twoTournaments, [match('05-10')])).toEqual(['apertura-liguilla: 1']);
  expect(bracketsOf(twoTournaments, [match('05-10', 'matchday')])).toEqual([]);
});

it('knock-outs that follow each other are one bracket', () => {
  const stages = [league('league-phase'), knockOut('knock-out-play-offs'), knockOut('knock-out')];
  expect(bracketsOf(stages, [match('02-10'), match('05-30', 'final')])).toEqual(['knock-out-play-offs knock-out: 2']);
});

it('a season whose format names no knock-out has one bracket of all', () => {
  expect(bracketsOf([league('league')], [match('05-10'), match('05-20', 'final')])).toEqual([': 2']);
});
