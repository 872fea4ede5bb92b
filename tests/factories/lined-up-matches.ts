import type { FeedEvent, FeedLineUp, FeedMatch, FeedPlayer } from '#data/feeds/feed.ts';
import type { Position } from '#domain/player/position.ts';
import { ended, feedMatch } from './feed-match.ts';

const lines: readonly Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];

/** Returns a line-up of a goalkeeper and three lines, with the other players on the bench. */
function lineUp(formation: string, coach: string, names: readonly (readonly [number, string])[], minutes: number): FeedLineUp {
  const places = [1, ...formation.split('-').map(Number)].flatMap((count, line) =>
    Array.from({ length: count }, (_, place) => ({ line: line + 1, place: place + 1 })),
  );
  const players = names.map(([shirtNumber, name], index): FeedPlayer => {
    const place = places[index];
    const id = { name, externalId: name, shirtNumber };
    return place === undefined ? { ...id, position: 'midfielder' } : { ...id, place, position: lines[place.line - 1] as Position, minutes };
  });
  return { formation, coach, starters: players.slice(0, 11), bench: players.slice(11) };
}

const arsenal = [
  [22, 'David Raya'],
  [35, 'Oleksandr Zinchenko'],
  [6, 'Gabriel Magalhães'],
  [2, 'William Saliba'],
  [4, 'Ben White'],
  [41, 'Declan Rice'],
  [20, 'Jorginho'],
  [8, 'Martin Ødegaard'],
  [11, 'Gabriel Martinelli'],
  [29, 'Kai Havertz'],
  [7, 'Bukayo Saka'],
  [1, 'Aaron Ramsdale'],
  [15, 'Jakub Kiwior'],
  [17, 'Cédric Soares'],
  [10, 'Emile Smith Rowe'],
  [14, 'Eddie Nketiah'],
  [19, 'Leandro Trossard'],
  [24, 'Reiss Nelson'],
] as const;
const everton = [
  [1, 'Jordan Pickford'],
  [19, 'Vitalii Mykolenko'],
  [32, 'Jarrad Branthwaite'],
  [6, 'James Tarkowski'],
  [18, 'Ashley Young'],
  [7, 'Dwight McNeil'],
  [27, 'Idrissa Gueye'],
  [37, 'James Garner'],
  [11, 'Jack Harrison'],
  [16, 'Abdoulaye Doucouré'],
  [9, 'Dominic Calvert-Lewin'],
  [12, 'João Virgínia'],
  [2, 'Nathan Patterson'],
  [5, 'Michael Keane'],
  [62, 'Tyler Onyango'],
  [14, 'Beto'],
] as const;

const of = (minute: number, side: 'home' | 'away', kind: FeedEvent['kind'], name: string, replaced?: string): FeedEvent => ({
  minute,
  side,
  kind,
  playerName: name,
  playerExternalId: name,
  ...(replaced === undefined ? {} : { replacedName: replaced, replacedExternalId: replaced }),
});

/** Returns four matches of Arsenal's season 2023-24 with line-ups by name, the last one under way; the events in them are made up. */
export function linedUpMatches(): FeedMatch[] {
  const home = (minutes: number) => lineUp('4-3-3', 'Mikel Arteta', arsenal, minutes);
  return [
    feedMatch('Arsenal', 'Man City', '2024-03-09T15:00:00Z', {
      ...ended(2, 0),
      round: { stage: 'matchday', matchday: 28 },
      lineUps: { home: home(90) },
      events: [of(12, 'home', 'goal', 'Bukayo Saka'), { ...of(70, 'home', 'penalty-goal', 'Bukayo Saka') }],
    }),
    feedMatch('Man United', 'Arsenal', '2024-03-16T15:00:00Z', {
      ...ended(1, 1),
      round: { stage: 'matchday', matchday: 29 },
      lineUps: { away: home(90) },
      events: [
        { ...of(33, 'away', 'goal', 'Kai Havertz'), assistName: 'Bukayo Saka', assistExternalId: 'Bukayo Saka' },
        of(80, 'away', 'yellow-card', 'Bukayo Saka'),
      ],
    }),
    feedMatch('Everton', 'Arsenal', '2024-03-30T15:00:00Z', {
      ...ended(0, 1),
      round: { stage: 'matchday', matchday: 30 },
      lineUps: { away: home(90), home: lineUp('4-4-1-1', 'Sean Dyche', everton, 90) },
      events: [of(88, 'away', 'goal', 'Bukayo Saka')],
    }),
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
      status: 'live',
      live: { period: 'second-half', minute: 78 },
      score: { current: { home: 3, away: 1 } },
      lineUps: { home: home(78), away: lineUp('4-4-1-1', 'Sean Dyche', everton, 78) },
      absences: {
        home: [
          { name: 'Jurriën Timber', externalId: 'Jurriën Timber', reason: 'injury' },
          { name: 'Mohamed Elneny', externalId: 'Mohamed Elneny', reason: 'illness' },
        ],
        away: [{ name: 'Amadou Onana', externalId: 'Amadou Onana', reason: 'suspension' }],
      },
      events: [
        of(9, 'home', 'goal', 'Bukayo Saka'),
        of(27, 'away', 'yellow-card', 'James Tarkowski'),
        of(38, 'away', 'goal', 'Dominic Calvert-Lewin'),
        of(44, 'home', 'own-goal', 'Ashley Young'),
        of(52, 'away', 'second-yellow-card', 'James Tarkowski'),
        of(58, 'home', 'substitution', 'Leandro Trossard', 'Gabriel Martinelli'),
        of(60, 'away', 'substitution', 'Michael Keane', 'Jack Harrison'),
        of(71, 'home', 'goal', 'Bukayo Saka'),
        of(74, 'home', 'substitution', 'Reiss Nelson', 'Bukayo Saka'),
      ],
    }),
  ];
}
