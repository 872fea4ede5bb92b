import { expect, it } from 'vitest';
import type { BasketballSeasonClub, ListedPlayOffGame } from '../../../data/queries/list-basketball-games.ts';
import type { NamedConferenceTable } from '../../basketball-season.server.ts';
import { seasonPlayOffs } from './season-play-offs.ts';

const [east, west] = [
  ['76ers', 'Nets', 'Bucks', 'Knicks', 'Hawks', 'Heat', 'Celtics', 'Wizards', 'Pacers', 'Hornets'],
  ['Jazz', 'Suns', 'Nuggets', 'Clippers', 'Mavericks', 'Blazers', 'Lakers', 'Warriors', 'Grizzlies', 'Spurs'],
];
const names = [...east, ...west];
const idOf = (name: string) => names.indexOf(name) + 1;
const club = (name: string): BasketballSeasonClub => ({
  id: idOf(name),
  slug: name.toLowerCase(),
  name,
  rowName: name,
  shortName: name,
  colours: [],
  crestName: name,
});
const tableOf = (conference: 'east' | 'west', clubs: readonly string[]) =>
  ({
    conference,
    rows: clubs.map((name, index) => ({ clubId: idOf(name), place: index + 1, club: club(name) })),
  }) as unknown as NamedConferenceTable;
const facts = {
  tables: [tableOf('east', east), tableOf('west', west)],
  zones: [{ from: 7, to: 10, kind: 'play-in' as const }],
  clubs: new Map(names.map((name) => [idOf(name), club(name)])),
  playOffs: [7, 7, 7, 7],
};

let day = 0;
function game(stage: 'play-in' | 'playoffs', away: string, home: string, score?: readonly [number, number]): ListedPlayOffGame {
  day += 1;
  return {
    id: day,
    slug: `${away}-${home}-${day}`,
    homeId: idOf(home),
    awayId: idOf(away),
    stage,
    kickoffUtc: new Date(Date.UTC(2021, 4, day)),
    status: score === undefined ? 'scheduled' : 'finished',
    total: score === undefined ? null : [score[1], score[0]],
  };
}

/* Of the play-offs of 2021: one play-in game, the Heat in four games, and the beginning of what followed. */
const listed = [
  game('play-in', 'Grizzlies', 'Warriors', [117, 112]),
  game('playoffs', 'Heat', 'Bucks', [107, 109]),
  game('playoffs', 'Grizzlies', 'Jazz', [112, 109]),
  game('playoffs', 'Lakers', 'Suns', [90, 99]),
  game('playoffs', 'Heat', 'Bucks', [98, 132]),
  game('playoffs', 'Celtics', 'Nets', [93, 104]),
  game('playoffs', 'Bucks', 'Heat', [113, 84]),
  game('playoffs', 'Bucks', 'Heat', [120, 103]),
  game('playoffs', 'Bucks', 'Nets'),
];

it('stands the latest round first, by conferences and seeds, with the winner of what is decided', () => {
  const { rounds, isGoingOn } = seasonPlayOffs(listed, facts);
  const written = rounds.map(({ name, parts }) => [
    name,
    ...parts.map(({ conference, series }) => [
      conference,
      ...series.map(({ clubs, wins, winner }) => {
        const [first, second] = clubs.map(({ club: { name: named }, seed }) => `${seed} ${named}`);
        return `${first} – ${second} ${wins.join(':')}${winner === undefined ? '' : ` ${clubs[winner].club.name}`}`;
      }),
    ]),
  ]);
  expect(isGoingOn).toBe(true);
  expect(written).toEqual([
    ['basketball.playOffRound.conferenceSemiFinals', ['east', '2 Nets – 3 Bucks 0:0']],
    [
      'basketball.playOffRound.first',
      ['east', '2 Nets – 7 Celtics 1:0', '3 Bucks – 6 Heat 4:0 Bucks'],
      ['west', '1 Jazz – 8 Grizzlies 0:1', '2 Suns – 7 Lakers 1:0'],
    ],
    ['basketball.stage.play-in', ['west', '8 Warriors – 9 Grizzlies 0:1 Grizzlies']],
  ]);
});
