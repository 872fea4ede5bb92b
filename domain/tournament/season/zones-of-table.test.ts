import { describe, expect, it } from 'vitest';
import type { SeasonFormat, StageFormat, TableStage } from '../season-format.ts';
import type { TableZone } from '../table-zone.ts';
import { clubsOf, leagueOf, matchesOf } from './season.fixture.ts';
import { seasonTables } from './season-tables.ts';
import { type CustomaryZones, zonesOfTable } from './zones-of-table.ts';

const customaryZones: readonly TableZone[] = [
  { from: 1, to: 2, kind: 'championship-round' },
  { from: 4, to: 4, kind: 'relegation' },
];
const customary: CustomaryZones = { zones: customaryZones, isKnownFormat: true, isFormer: false, isCup: false };

const [league] = leagueOf(['points']).stages as [TableStage];
const part = (id: string, ...places: number[]): TableStage['tables'][number] => ({
  id,
  participants: { from: 'places', stage: 'league', places },
  meetings: 1,
  carry: { points: 'all', record: true },
  order: ['points'],
});
const split: StageFormat = { id: 'split', kind: 'split', tables: [part('top-six', 1, 2), part('bottom-six', 3, 4)] };
const playOffs = (...places: number[]): StageFormat => ({
  id: 'play-offs',
  kind: 'knock-out',
  participants: [{ from: 'places', stage: 'league', places }],
});

/* A 9, B 6, C 3, D 0. */
const matches = matchesOf('A-B 1-0, C-D 1-0, A-C 1-0, B-D 1-0, A-D 1-0, B-C 1-0');

/** Returns the zones of each table of a season as text. */
function zonesOf(stages: readonly StageFormat[], over: Partial<CustomaryZones> = {}): Record<string, string> {
  const format: SeasonFormat = { stages };
  const { tables } = seasonTables(format, { clubs: clubsOf('ABCD'), matches });
  const told = tables.map((table) => {
    const zones = zonesOfTable(format, table, { ...customary, ...over });
    return [
      table.table,
      zones.map(({ from, to, kind, leadsTo }) => `${from}-${to} ${kind}${leadsTo === undefined ? '' : ` to ${leadsTo}`}`).join(', '),
    ];
  });
  return Object.fromEntries(told);
}

describe('the zones of a table', () => {
  it('lead to the parts of a split, and in these to what the competition says of its final places', () => {
    expect(zonesOf([league, split])).toEqual({
      league: '1-2 championship-round to top-six, 3-4 relegation-round to bottom-six',
      'top-six': '',
      'bottom-six': '4-4 relegation',
    });
  });

  it('lead to a knock-out beside those of the competition that it does not touch', () => {
    expect(zonesOf([league, playOffs(1, 2, 3)])).toEqual({ league: '1-3 championship-round to play-offs, 4-4 relegation' });
    expect(zonesOf([league, playOffs(4)])).toEqual({ league: '4-4 relegation-play-off to play-offs' });
  });

  it('are those of the competition but for play-offs that its format does not have', () => {
    expect(zonesOf([league])).toEqual({ league: '4-4 relegation' });
    expect(zonesOf([league], { isKnownFormat: false })).toEqual({ league: '1-2 championship-round, 4-4 relegation' });
  });

  it('are those of the sum where stages are added up', () => {
    const clausura = { ...league, id: 'clausura' };
    const total: StageFormat = { id: 'annual-table', kind: 'total', of: ['league', 'clausura'], order: ['points'] };
    expect(zonesOf([league, clausura, total]).league).toBe('');
  });

  it('are not those of today in a split that was given up', () => {
    expect(zonesOf([league, split], { isFormer: true })['bottom-six']).toBe('');
    const dated = [{ from: 4, to: 4, kind: 'relegation', since: '2000-01' }];
    expect(zonesOf([league, split], { isFormer: true, zones: dated })['bottom-six']).toBe('4-4 relegation');
  });

  it('are those that a cup names for its groups', () => {
    const zones = [{ from: 1, to: 1, kind: 'round-of-16', inGroups: true }];
    expect(zonesOf([league, playOffs(1)], { isCup: true, zones })).toEqual({ league: '1-1 round-of-16' });
  });
});
