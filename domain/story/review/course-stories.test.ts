import { describe, expect, it } from 'vitest';
import { aMatchToTell } from '../match-to-tell.fixture.ts';
import type { CourseToTell, ResultToTell } from '../match-to-tell.ts';
import { courseWith } from './course.fixture.ts';
import { courseStories } from './course-stories.ts';
import { resultStory } from './result-story.ts';

const match = aMatchToTell();
const home = { winner: 'Arsenal', loser: 'Everton', winnerAtHome: true };

/** Returns the stories of a match with these goals, besides its opening. */
function storiesOf(line: string, more: Partial<CourseToTell> = {}, over: Partial<ResultToTell> = {}) {
  const course = courseWith(line, more);
  const count = (side: string) => course.goals.filter((goal) => goal.side === side).length;
  const result = { home: count('home'), away: count('away'), course, ...over };
  return courseStories(match, result, resultStory(match, result)).map(({ story }) => story);
}
const kindsOf = (...told: Parameters<typeof storiesOf>) => storiesOf(...told).map(({ kind }) => kind);

describe('the lead', () => {
  it('was turned round: the score until the winner equalised', () => {
    const facts = {
      ...home,
      winnerGoals: 2,
      loserGoals: 1,
      ownGoals: 0,
      otherGoals: 1,
      minute: 50,
      by: 'penalty',
      winning: { minute: 70 },
    };
    expect(storiesOf('a10 h50p h70')[0]).toEqual({ kind: 'turnedRound', facts });
  });

  it('was turned round, with the goal that put the winner ahead for good, which no other story tells', () => {
    const [first, ...others] = storiesOf('a10 h50 h60p h80o');
    expect(first).toMatchObject({ kind: 'turnedRound', facts: { minute: 50, winning: { minute: 60, by: 'penalty' }, winnerGoals: 3 } });
    expect(others.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['aheadForGood']));
    expect(kindsOf('a10 h50 h70')).not.toContain('winningGoal');
    expect(kindsOf('a10 h20 a30 h40 h50')).toContain('turnedRound');
  });

  it('was turned round late, which the opening tells', () => {
    expect(kindsOf('a10 h50 h88')).not.toContain('turnedRound');
    expect(kindsOf('a10 h50 h88')).not.toContain('quickGoals');
  });

  it('was turned round in one minute, which two quick goals tell once', () => {
    const told = storiesOf('a10 h60 h60');
    expect(told).toContainEqual({
      kind: 'quickGoals',
      facts: { club: 'Arsenal', opponent: 'Everton', atHome: true, goals: 2, minutes: 0, minute: 60 },
    });
    expect(told.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['turnedRound']));
    expect(told.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['winningGoal']));
    expect(kindsOf('a10 h60 h60 h80')).not.toContain('aheadForGood');
  });

  it('was turned round by two quick goals, which the turn tells once', () => {
    expect(kindsOf('a10 h20 h22 h80')).toContain('turnedRound');
    expect(kindsOf('a10 h20 h22 h80')).not.toContain('quickGoals');
  });

  it('changed hands', () => {
    expect(storiesOf('h10 a20 a30 h40 h50')).toContainEqual({ kind: 'leadChanged', facts: { times: 2 } });
  });

  it('of three goals shrank to one, of which nothing else is said', () => {
    const facts = { ...home, winnerGoals: 4, loserGoals: 3, ownGoals: 3, otherGoals: 0, minute: 23 };
    expect(storiesOf('h5 h15 h23 a40 h50 a60 a75')).toEqual([{ kind: 'leadShrank', facts }]);
  });

  it('came with the last goal, or with one after which others followed', () => {
    expect(storiesOf('h39p')).toEqual([
      { kind: 'winningGoal', facts: { ...home, winnerGoals: 1, loserGoals: 0, minute: 39, by: 'penalty' } },
    ]);
    const ahead = { ...home, winnerGoals: 2, loserGoals: 1, ownGoals: 1, otherGoals: 0, minute: 10 };
    expect(storiesOf('h10 h30 a80')).toEqual([{ kind: 'aheadForGood', facts: { ...ahead, winning: { minute: 30 } } }]);
    expect(storiesOf('h10 h60')).toEqual([{ kind: 'aheadForGood', facts: { ...ahead, loserGoals: 0 } }]);
  });

  it('was made good by the last goal of a draw', () => {
    const facts = { club: 'Everton', opponent: 'Arsenal', atHome: false, minute: 70, goals: 1 };
    expect(storiesOf('h10 a70')).toEqual([{ kind: 'equaliser', facts }]);
  });

  it('is not told again after an opening that tells it', () => {
    expect(kindsOf('h30 a50 h85')).toEqual([]);
    expect(kindsOf('h30 a85')).toEqual([]);
    expect(kindsOf('a10 a20 h50 h60 h70')).toEqual(['winningGoal']);
  });

  it('settled the match by half-time only where the loser never came within one', () => {
    const halfTime = { home: 2, away: 0 };
    expect(kindsOf('h10 h30 h60 a80', {}, { halfTime })).toContain('settledByHalfTime');
    expect(kindsOf('h10 h30 a60 h80', {}, { halfTime })).not.toContain('settledByHalfTime');
  });
});

describe('the goals', () => {
  it('were one player’s, with the name where it is known, and of a woman in a match of women', () => {
    const goals = courseWith('h10 h30 h60').goals.map((goal) => ({ ...goal, scorer: '9', player: 'Silva' }));
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, goals: 3, of: 3 };
    expect(storiesOf('h10 h30 h60', { goals })).toContainEqual({ kind: 'threeByOne', facts: { ...facts, player: 'Silva' } });
    const unnamed = goals.map(({ player, ...goal }) => goal);
    expect(storiesOf('h10 h30 h60', { goals: unnamed })).toContainEqual({ kind: 'threeByOne', facts });
    const ofWomen = { ...match, women: true as const };
    const result = { home: 3, away: 0, course: courseWith('', { goals }) };
    const told = courseStories(ofWomen, result, resultStory(ofWomen, result)).map(({ story }) => story);
    expect(told).toContainEqual({ kind: 'threeByOne', facts: { ...facts, player: 'Silva', women: true } });
  });

  it('of one club fell within minutes', () => {
    const facts = { club: 'Arsenal', opponent: 'Everton', atHome: true, goals: 2, minutes: 2, minute: 60 };
    expect(storiesOf('h10 h60 h62')).toContainEqual({ kind: 'quickGoals', facts });
  });

  it('fell within minutes, of which the winner alone is told', () => {
    expect(kindsOf('a10 h68 h70')).toContain('turnedRound');
    expect(kindsOf('a10 h68 h70')).not.toContain('quickGoals');
  });

  it('fell in one half, three or more', () => {
    expect(storiesOf('h50 h60 a80')).toContainEqual({ kind: 'goalsInOneHalf', facts: { half: 'second', goals: 3 } });
    expect(kindsOf('h50 h60')).not.toContain('goalsInOneHalf');
    expect(kindsOf('h45+3 h50 h60')).not.toContain('goalsInOneHalf');
  });

  it('were penalties, two or more', () => {
    expect(storiesOf('h10p h50p a60')).toContainEqual({ kind: 'penaltyGoals', facts: { goals: 2, of: 3 } });
  });
});

describe('cards and missed penalties', () => {
  const everton = { club: 'Everton', opponent: 'Arsenal', atHome: false };

  it('are told with the moment and the outcome for the club', () => {
    const sendingsOff = [{ minute: 43, side: 'away' }] as const;
    expect(storiesOf('h10', { sendingsOff })).toContainEqual({ kind: 'sentOff', facts: { ...everton, minute: 43, outcome: 'lost' } });
    const missedPenalties = [{ minute: 90, added: 2, side: 'away' }] as const;
    const missed = { ...everton, minute: 90, added: 2, outcome: 'drawn' };
    expect(storiesOf('', { missedPenalties })).toEqual([{ kind: 'penaltyMissed', facts: missed }]);
  });

  it('of one side are counted, and of both told of both', () => {
    const three = [10, 68, 90].map((minute) => ({ minute, side: 'away' as const }));
    const facts = { ...everton, minute: 10, outcome: 'lost', players: 3 };
    expect(storiesOf('h39', { sendingsOff: three })).toContainEqual({ kind: 'severalSentOff', facts });
    const both = { home: 'Arsenal', away: 'Everton', homePlayers: 1, awayPlayers: 3 };
    expect(storiesOf('h39', { sendingsOff: [{ minute: 5, side: 'home' }, ...three] })).toContainEqual({ kind: 'bothSentOff', facts: both });
  });
});
