import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const english = JSON.parse(readFileSync(new URL('../../languages/en/messages.json', import.meta.url), 'utf8'));

/** Texts that the specification prescribes, by the message that says them; the other languages say them in their own words. */
const prescribed = {
  error: { notFound: 'Page Not Found', notFoundPath: 'Page not found: {path}', internal: 'Internal Server Error' },
  states: { noData: 'No data available', noUpcoming: 'No upcoming matches', noFollowed: 'No followed events' },
  home: {
    today: 'Today',
    live: 'Live',
    favorites: 'Favorites',
    previous: 'Previous',
    matches: 'Matches',
    showMore: 'Show more matches',
  },
  team: { noComing: 'No upcoming matches', table: 'Live table', squad: 'Squad' },
  shell: { languages: 'Languages' },
  nav: { slip: 'Bet slip' },
  calculator: { calculate: 'Calculate', reset: 'Reset' },
  contact: { send: 'Send' },
  quiz: {
    position: 'Question {number} of {total}',
    correct: 'Correct!',
    incorrect: 'Incorrect',
    next: 'Next Question',
    previous: 'Previous',
    showResults: 'Show Results',
    restart: 'Restart Quiz',
    'perfect-score': 'Perfect Score',
    excellent: 'Excellent',
    'well-done': 'Well Done',
    'keep-learning': 'Keep Learning',
  },
  votes: { thanks: 'Thank you for voting', yours: 'Your vote', mostVoted: 'Most Voted Players' },
  guide: { code: 'Bonus code', used: expect.stringContaining('Used # times'), get: 'Get Bonus Code', join: 'Join' },
  superCup: { viewMore: 'View more', viewAll: 'View all {count}', showLess: 'Show less', keyFacts: '10 key facts' },
};

it('the English messages hold the texts of the specification', () => {
  expect(english).toMatchObject(prescribed);
});
