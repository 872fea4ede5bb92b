import { describe, expect, it } from 'vitest';
import { placePath, type TournamentPlace, tournamentAddress } from './tournament.address.ts';

const parts = { category: 'england', tournament: 'fa-cup' };
const read = (query: string) => tournamentAddress.read(parts, new URLSearchParams(query));
const place = (over: Partial<TournamentPlace>): TournamentPlace => ({
  ...parts,
  ...tournamentAddress.absent,
  section: 'table',
  ...over,
});

describe('the address of a competition', () => {
  it('is its country and its name while nothing is asked for', () => {
    expect(tournamentAddress.href(parts)).toBe('/england/fa-cup');
    expect(read('')).toEqual({ values: { ...parts, ...tournamentAddress.absent }, search: '', isCacheable: true });
  });

  it.each(['section=results&season=2022-23&more=3', 'section=seasons', 'table=form', 'season=2024'])(
    'is the same after it was read and written: %s',
    (query) => {
      const { values } = read(query);
      expect(values && tournamentAddress.href(values)).toBe(`/england/fa-cup?${query}`);
    },
  );

  it.each(['section=tips', 'table=sideways', 'table=all', 'season=last', 'more=0', 'more=1', 'more=1000', 'section='])(
    'takes %s as if it were not there',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('ends after fifty steps of matches', () => {
    expect(read('more=50').values?.more).toBe(50);
    expect(read('more=51').values).toBeUndefined();
  });
});

describe('the path of a place', () => {
  it('does not name the section with which the competition opens', () => {
    expect(placePath(place({ section: 'table' }), 'table')).toBe('/england/fa-cup');
    expect(placePath(place({ section: 'knock-out' }), 'knock-out')).toBe('/england/fa-cup');
    expect(placePath(place({ section: 'table' }), 'knock-out')).toBe('/england/fa-cup?section=table');
    expect(placePath(place({ section: 'results', season: '2022-23', more: 2 }), 'table')).toBe(
      '/england/fa-cup?section=results&season=2022-23&more=2',
    );
  });

  it('says which stage is shown beside tables and brackets alone', () => {
    expect(placePath(place({ stage: 'apertura', season: '2024-25' }), 'table')).toBe('/england/fa-cup?stage=apertura&season=2024-25');
    expect(placePath(place({ stage: 'apertura-liguilla', section: 'knock-out' }), 'table')).toBe(
      '/england/fa-cup?section=knock-out&stage=apertura-liguilla',
    );
    expect(placePath(place({ stage: 'apertura', section: 'results' }), 'table')).toBe('/england/fa-cup?section=results');
    expect(read('stage=somewhere')).toEqual(read(''));
  });

  it('says which matches count beside a table alone', () => {
    expect(placePath(place({ table: 'home' }), 'table')).toBe('/england/fa-cup?table=home');
    expect(placePath(place({ table: 'home', section: 'matches' }), 'table')).toBe('/england/fa-cup?section=matches');
  });
});
