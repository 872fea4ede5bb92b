import { describe, expect, it } from 'vitest';
import type { SeasonFormat, StageFormat, TableStage } from '../season-format.ts';
import type { TableZone } from '../table-zone.ts';
import { clubOutcomes } from './club-outcomes.ts';
import { clubsOf, leagueOf, lettersOf, matchesOf } from './season.fixture.ts';
import { seasonTables } from './season-tables.ts';
import { zonesOfTable } from './zones-of-table.ts';

const league = leagueOf(['points', 'goal-difference']);
const playOffs = (...places: number[]): StageFormat => ({
  id: 'play-offs',
  kind: 'knock-out',
  participants: [{ from: 'places', stage: 'league', places }],
});

/** Returns what is decided as text, `A champion, D relegated`. */
function outcomesOf(format: SeasonFormat, text: string, zones: readonly TableZone[] = []): string {
  const facts = { clubs: clubsOf('ABCD'), matches: matchesOf(text) };
  const { tables } = seasonTables(format, facts);
  const customary = { zones, isKnownFormat: true, isFormer: false, isCup: false };
  return clubOutcomes(format, facts, tables, (table) => zonesOfTable(format, table, customary))
    .map(({ teamId, outcome }) => `${lettersOf([teamId])} ${outcome}`)
    .join(', ');
}

/* A 9, B 6, C 3, D 0. */
const whole = 'A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0, A-D 1-0, B-C 1-0';
const relegation = [{ from: 4, to: 4, kind: 'relegation' }];

describe('what is decided of clubs', () => {
  it('is the title and who goes up and down, once all has been played', () => {
    expect(outcomesOf(league, whole, relegation)).toBe('A champion, D relegated');
    expect(outcomesOf(league, whole, [{ from: 1, to: 2, kind: 'promotion' }, ...relegation])).toBe('A champion, B promoted, D relegated');
  });

  it('is decided before the end where no result can change it, and not before', () => {
    /* A 9; B 3, C 3 and D 0 with B-C to come and all others played: D is last. */
    expect(outcomesOf(league, 'A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0, A-D 1-0, B-C ?', relegation)).toBe('A champion, D relegated');
    /* With C-D to come D can still draw level with B. */
    expect(outcomesOf(league, 'A-B 1-0, C-D ?, A-C 1-0, B-D 1-0, A-D 1-0, B-C 1-0', relegation)).toBe('A champion');
  });

  it('does not count a match that is being played', () => {
    expect(outcomesOf(league, 'A-B 1-0, C-D live 1-0, A-C 1-0, B-D 1-0, A-D 1-0, B-C 1-0', relegation)).toBe('A champion');
  });

  it('is nothing while a club is missing, which may take any place', () => {
    const [stage] = league.stages as [TableStage];
    const ofFive = { stages: [{ ...stage, tables: stage.tables.map((table) => ({ ...table, clubs: 5 })) }] };
    expect(outcomesOf(ofFive, whole, relegation)).toBe('');
  });

  it('is who is through and who is out where the best play on', () => {
    expect(outcomesOf({ stages: [...league.stages, playOffs(1, 2)] }, whole)).toBe('A through, B through, C out, D out');
    expect(outcomesOf({ stages: [...league.stages, playOffs(1, 2)] }, whole, relegation)).toBe('A through, B through, C out, D relegated');
  });

  it('says of nobody that he is out where only the last play on', () => {
    expect(outcomesOf({ stages: [...league.stages, playOffs(4)] }, whole)).toBe('A champion');
  });
});
