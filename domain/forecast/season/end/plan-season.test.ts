import { describe, expect, it } from 'vitest';
import { clubsOf, leagueOf, lettersOf, matchesOf } from '#domain/tournament/season/season.fixture.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { planSeason } from './plan-season.ts';
import type { SeasonPlan } from './season-plan.ts';

const clubs = clubsOf('ABCD');
const fixturesOf = (plan: SeasonPlan | undefined) =>
  plan?.awaited.map(
    ({ homeId, awayId, kickoffUtc }) => `${lettersOf([homeId])}-${lettersOf([awayId])}${kickoffUtc === null ? '' : ' known'}`,
  );

describe('what is left of a league', () => {
  it('are the matches that are known and those that its format lacks, the second at the other ground', () => {
    const matches = matchesOf('A-B 1-0, C-D 0-0, C-A 2-0, A-D ?');
    const fixtures = fixturesOf(planSeason(leagueOf(['points'], 2), { clubs, matches }));
    expect(fixtures?.filter((fixture) => fixture.includes('known'))).toEqual(['A-D known']);
    expect(fixtures).toEqual(expect.arrayContaining(['B-A', 'A-C', 'D-A', 'D-C', 'B-C', 'C-B', 'B-D', 'D-B']));
    expect(fixtures).toHaveLength(9);
  });

  it('gives nobody much more matches at home than others where each two meet once', () => {
    const plan = planSeason(leagueOf(['points']), { clubs: clubsOf('ABCDEF'), matches: matchesOf('A-B 1-0') });
    const atHome = clubsOf('ABCDEF').map(
      (club) => [...(plan?.played ?? []), ...(plan?.awaited ?? [])].filter(({ homeId }) => homeId === club).length,
    );
    expect(atHome.every((times) => times === 2 || times === 3)).toBe(true);
  });

  it('is nothing once all has been played, a match under way apart', () => {
    const matches = 'A-B 1-0, C-D 0-0, C-A 2-0, A-D 1-1, B-C 0-0';
    expect(planSeason(leagueOf(['points']), { clubs, matches: matchesOf(`${matches}, B-D 1-0`) })).toBeUndefined();
    expect(fixturesOf(planSeason(leagueOf(['points']), { clubs, matches: matchesOf(`${matches}, B-D live 1-0`) }))).toEqual(['B-D known']);
  });

  it('of so many matches a club are some against clubs that it has met least', () => {
    const [league] = leagueOf(['points']).stages;
    const format = {
      stages: [
        {
          ...league,
          tables: [
            { id: 'phase', participants: { from: 'all' }, matchesPerClub: 2, carry: { points: 'none', record: false }, order: ['points'] },
          ],
        },
      ],
    } as SeasonFormat;
    expect(fixturesOf(planSeason(format, { clubs, matches: matchesOf('A-B 1-0, C-D 0-0') }))).toEqual(['A-C', 'B-D']);
  });
});

describe('a split', () => {
  const part = (id: string, ...places: number[]) => ({
    id,
    participants: { from: 'places', stage: 'league', places } as const,
    meetings: 2,
    carry: { points: 'all', record: true } as const,
    order: ['points'] as const,
  });
  const format: SeasonFormat = {
    stages: [...leagueOf(['points']).stages, { id: 'split', kind: 'split', tables: [part('top', 1, 2), part('bottom', 3, 4)] }],
  };
  const all = 'A-B 1-0, A-C 1-0, A-D 1-0, B-C 1-0, B-D 1-0';

  it('has matches of clubs that follow from places, until these are decided', () => {
    expect(planSeason(format, { clubs, matches: matchesOf(`${all}, C-D ?`) })).toMatchObject({ laterMatches: 4, awaited: [{}] });
    const drawn = planSeason(format, { clubs, matches: matchesOf(`${all}, C-D 1-0`) });
    expect(drawn?.laterMatches).toBe(0);
    expect(fixturesOf(drawn)?.toSorted()).toEqual(['A-B', 'B-A', 'C-D', 'D-C']);
  });

  it('gives the other ground to clubs that have met once', () => {
    const once: SeasonFormat = {
      stages: [
        ...leagueOf(['points']).stages,
        {
          id: 'split',
          kind: 'split',
          tables: [
            { ...part('top', 1, 2), meetings: 1 },
            { ...part('bottom', 3, 4), meetings: 1 },
          ],
        },
      ],
    };
    const plan = planSeason(once, { clubs, matches: matchesOf('A-B 1-0, A-C 1-0, A-D 1-0, B-C 1-0, B-D 1-0, D-C 0-1') });
    expect(fixturesOf(plan)).toEqual(['B-A', 'C-D']);
  });

  it('leaves out what a stage before it lacks and nobody has announced', () => {
    const begun = matchesOf(`${all}, 02-01 A-B 1-0`);
    const plan = planSeason(format, { clubs, matches: begun });
    expect(fixturesOf(plan)?.toSorted()).toEqual(['B-A', 'C-D', 'D-C']);
  });
});

it('of tournaments that are added up is nothing while a group of one of them is not drawn', () => {
  const [league] = leagueOf(['points']).stages;
  const groups = {
    id: 'groups',
    kind: 'groups',
    tables: [
      { id: 'group', participants: { from: 'draw' }, matchesPerClub: 2, carry: { points: 'none', record: false }, order: ['points'] },
    ],
  } as const;
  const format = { stages: [league, groups, { id: 'annual', kind: 'total', of: ['league', 'groups'], order: ['points'] }] } as SeasonFormat;
  const matches = matchesOf('A-B 1-0');
  expect(planSeason(format, { clubs, matches })).toBeUndefined();
  const drawn = [
    { name: 'East', clubs: clubsOf('AB'), stage: 'groups' },
    { name: 'West', clubs: clubsOf('CD'), stage: 'groups' },
  ];
  expect(planSeason(format, { clubs, matches, groups: drawn })?.places).toMatchObject({ base: 'annual' });
});
