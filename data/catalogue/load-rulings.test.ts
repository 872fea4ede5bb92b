import { expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { formatOf, loadFormats } from './load-formats.ts';
import { checkPointAdjustments, loadRulings } from './load-rulings.ts';

const rulings = loadRulings();
const formats = loadFormats();

function netPoints(tournament: string, season: string, club: string, until = '9999-12-31'): number {
  return rulings.pointAdjustments
    .filter(
      (ruling) => ruling.tournament === tournament && ruling.season === season && ruling.club === club && (ruling.decidedOn ?? '') <= until,
    )
    .reduce((sum, { points }) => sum + points, 0);
}

it('takes eight points from Everton and four from Nottingham Forest in 2023-24, and ten from Juventus in 2022-23', () => {
  expect(netPoints('england.premier-league', '2023-24', 'everton')).toBe(-8);
  expect(netPoints('england.premier-league', '2023-24', 'nottingham-forest')).toBe(-4);
  expect(netPoints('italy.serie-a', '2022-23', 'juventus')).toBe(-10);
});

it('knows what stood on a day: Everton ten down at Christmas, Juventus at nothing on 1 May', () => {
  expect(netPoints('england.premier-league', '2023-24', 'everton', '2023-12-25')).toBe(-10);
  expect(netPoints('italy.serie-a', '2022-23', 'juventus', '2023-02-01')).toBe(-15);
  expect(netPoints('italy.serie-a', '2022-23', 'juventus', '2023-05-01')).toBe(0);
});

it('takes eighteen points from Sheffield Wednesday and six from Leicester in 2025-26, and four from Brescia in 2024-25', () => {
  expect(netPoints('england.championship', '2025-26', 'sheffield-wednesday')).toBe(-18);
  expect(netPoints('england.championship', '2025-26', 'leicester-city')).toBe(-6);
  expect(netPoints('italy.serie-b', '2024-25', 'brescia')).toBe(-4);
});

it('says of every ruling since 2021-22 where it is written', () => {
  expect(rulings.pointAdjustments.filter(({ season, source }) => season >= '2021' && source === undefined)).toEqual([]);
});

it('names only stages of the format of the season', () => {
  const strangers = rulings.pointAdjustments.flatMap(({ tournament, season, stage }) => {
    if (stage === undefined) return [];
    return formatOf(formats, tournament, season)?.stages.some(({ id }) => id === stage) ? [] : `${tournament} ${season} ${stage}`;
  });
  expect(strangers).toEqual([]);
});

it('names only competitions and clubs of the catalogue', () => {
  const { countries } = loadCatalogue();
  const tournaments = new Set(countries.flatMap(({ country, tournaments }) => tournaments.map(({ slug }) => `${country.slug}.${slug}`)));
  const clubs = new Set(countries.flatMap((country) => country.clubs.map(({ slug }) => slug)));
  const strangers = [
    ...rulings.pointAdjustments.flatMap(({ tournament, club }) =>
      [tournaments.has(tournament) ? [] : tournament, clubs.has(club) ? [] : club].flat(),
    ),
    ...rulings.settledTies.flatMap(({ tournament, clubs: settled }) =>
      [tournaments.has(tournament) ? [] : tournament, ...settled.filter((club) => !clubs.has(club))].flat(),
    ),
  ];
  expect(strangers).toEqual([]);
});

it('refuses a ruling that is written wrongly or twice, by its place', () => {
  const ruling = {
    tournament: 'italy.serie-a',
    season: '2022-23',
    club: 'juventus',
    decidedOn: '2023-01-20',
    points: -15,
    reason: 'financial-rules',
  };
  expect(() => checkPointAdjustments([ruling, { ...ruling, decidedOn: '20/01/2023' }], 'rulings.json')).toThrow(
    /rulings\.json: 1\.decidedOn/,
  );
  expect(() => checkPointAdjustments([{ ...ruling, points: 0 }], 'rulings.json')).toThrow('an adjustment of no points changes nothing');
  expect(() => checkPointAdjustments([ruling, ruling], 'rulings.json')).toThrow(
    'two rulings for italy.serie-a 2022-23 juventus 2023-01-20',
  );
  const { decidedOn: _, ...dateless } = ruling;
  expect(checkPointAdjustments([ruling, dateless, { ...dateless, stage: 'split' }], 'rulings.json')).toHaveLength(3);
  expect(() => checkPointAdjustments([dateless, dateless], 'rulings.json')).toThrow(
    'two rulings for italy.serie-a 2022-23 juventus without a date',
  );
});
