import { expect, it } from 'vitest';
import { readAt, sample, sampleMatch } from '#tests/factories/football-data-org-answers.ts';

const player = (id: number, name: string, position: string | null, shirtNumber: number | null) => ({ id, name, position, shirtNumber });
const home = (changes: object) => ({ ...sampleMatch.homeTeam, ...changes });

it('reads a line-up with formation, coach and bench, where the plan has it', () => {
  const homeTeam = home({
    coach: { id: 1, name: 'Fabian Hürzeler', nationality: 'Germany' },
    formation: '4-2-3-1',
    lineup: [player(4832, 'Bart Verbruggen', 'Goalkeeper', 1), player(4833, 'Lewis Dunk', 'Centre-Back', 5)],
    bench: [
      player(4834, 'Carlos Baleba', 'Defensive Midfield', 17),
      player(4835, 'Solly March', 'Right Winger', null),
      player(4836, 'Tommy Watson', 'Offence', 14),
      player(4837, 'Somebody New', null, 99),
    ],
  });
  const { matches, problems } = readAt('14:10', sample({ homeTeam }));
  expect(problems).toEqual([]);
  expect(matches[0]?.lineUps).toEqual({
    home: {
      formation: '4-2-3-1',
      coach: 'Fabian Hürzeler',
      starters: [
        { name: 'Bart Verbruggen', externalId: '4832', position: 'goalkeeper', shirtNumber: 1 },
        { name: 'Lewis Dunk', externalId: '4833', position: 'defender', shirtNumber: 5 },
      ],
      bench: [
        { name: 'Carlos Baleba', externalId: '4834', position: 'midfielder', shirtNumber: 17 },
        { name: 'Solly March', externalId: '4835', position: 'forward' },
        { name: 'Tommy Watson', externalId: '4836', position: 'forward', shirtNumber: 14 },
        { name: 'Somebody New', externalId: '4837', shirtNumber: 99 },
      ],
    },
  });
});

it('has none where the plan answers with empty lists', () => {
  const { matches, problems } = readAt(
    '14:10',
    sample({ homeTeam: home({ formation: null, coach: { id: null, name: null }, lineup: [], bench: [] }) }),
  );
  expect(problems).toEqual([]);
  expect(matches[0]?.lineUps).toBeUndefined();
});

it('names a player who cannot be read, and leaves out a list of twelve', () => {
  const lineup = [player(1, 'Bart Verbruggen', 'Goalkeeper', 1), { id: 2, name: '' }];
  const awayTeam = { ...sampleMatch.awayTeam, lineup: Array.from({ length: 12 }, (_, index) => player(index + 1, 'Somebody', null, null)) };
  const { matches, problems } = readAt('14:10', sample({ homeTeam: home({ lineup }), awayTeam }));
  expect(matches[0]?.lineUps?.home?.starters.map(({ name }) => name)).toEqual(['Bart Verbruggen']);
  expect(matches[0]?.lineUps?.away).toBeUndefined();
  expect(problems.map(({ code, field }) => [code, field])).toEqual([
    ['not-this-format', 'homeTeam.lineup.1.name'],
    ['inconsistent', 'awayTeam.lineup'],
  ]);
});
