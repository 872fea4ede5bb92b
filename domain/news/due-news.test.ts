import { describe, expect, it } from 'vitest';
import { monthToReview, weekendToTell, weeksToReview } from './due-news.ts';

const at = (moment: string) => new Date(moment);

describe('a weekend is told', () => {
  const weekend = { from: '2024-03-08', to: '2024-03-11' };

  it('from Thursday nine in the morning, in the league’s zone', () => {
    expect(weekendToTell(at('2024-03-07T07:59:59Z'), 'Europe/Berlin')).toBeUndefined();
    expect(weekendToTell(at('2024-03-07T08:00:00Z'), 'Europe/Berlin')).toEqual(weekend);
  });

  it('until Friday noon, in the league’s zone', () => {
    expect(weekendToTell(at('2024-03-08T10:59:59Z'), 'Europe/Berlin')).toEqual(weekend);
    expect(weekendToTell(at('2024-03-08T11:00:00Z'), 'Europe/Berlin')).toBeUndefined();
  });

  it('of leagues far from Greenwich by their own clocks, on their own days', () => {
    // Nine o’clock in São Paulo is noon UTC, in Tokyo midnight.
    expect(weekendToTell(at('2024-03-07T11:59:00Z'), 'America/Sao_Paulo')).toBeUndefined();
    expect(weekendToTell(at('2024-03-07T12:00:00Z'), 'America/Sao_Paulo')).toEqual(weekend);
    expect(weekendToTell(at('2024-03-06T23:59:00Z'), 'Asia/Tokyo')).toBeUndefined();
    expect(weekendToTell(at('2024-03-07T00:00:00Z'), 'Asia/Tokyo')).toEqual(weekend);
  });

  it('over a change to summer time by the clock on the wall', () => {
    // In the night to Friday 26 April 2024 Cairo’s clocks went from two hours ahead of UTC to three.
    const changing = { from: '2024-04-26', to: '2024-04-29' };
    expect(weekendToTell(at('2024-04-25T06:59:00Z'), 'Africa/Cairo')).toBeUndefined();
    expect(weekendToTell(at('2024-04-25T07:00:00Z'), 'Africa/Cairo')).toEqual(changing);
    expect(weekendToTell(at('2024-04-26T08:59:00Z'), 'Africa/Cairo')).toEqual(changing);
    expect(weekendToTell(at('2024-04-26T09:00:00Z'), 'Africa/Cairo')).toBeUndefined();
    // In the week after Europe’s change Thursday’s nine is an hour earlier by UTC than in the week before.
    expect(weekendToTell(at('2024-04-04T07:00:00Z'), 'Europe/Berlin')).toEqual({ from: '2024-04-05', to: '2024-04-08' });
  });

  it('on no other day', () => {
    for (const day of ['09', '10', '11', '12', '13'])
      expect(weekendToTell(at(`2024-03-${day}T10:00:00Z`), 'Europe/Berlin')).toBeUndefined();
  });
});

describe('a league’s week', () => {
  const weeks = [
    { from: '2024-03-26', to: '2024-04-01' },
    { from: '2024-03-19', to: '2024-03-25' },
  ];

  it('runs from Tuesday to Monday, and the one before it may still be due', () => {
    expect(weeksToReview(at('2024-03-26T12:00:00Z'), 'Europe/London')).toEqual(weeks);
    expect(weeksToReview(at('2024-04-01T12:00:00Z'), 'Europe/London')).toEqual(weeks);
    expect(weeksToReview(at('2024-04-02T12:00:00Z'), 'Europe/London')[0]).toEqual({ from: '2024-04-02', to: '2024-04-08' });
  });

  it('begins at the league’s midnight, with summer time an hour before UTC’s', () => {
    expect(weeksToReview(at('2024-04-01T22:59:00Z'), 'Europe/London')).toEqual(weeks);
    expect(weeksToReview(at('2024-04-01T23:00:00Z'), 'Europe/London')[0]?.from).toBe('2024-04-02');
  });
});

it('a month is told from its end on, by UTC, December in January', () => {
  const march = { month: 3, year: 2024, from: at('2024-03-01T00:00:00Z'), to: at('2024-04-01T00:00:00Z') };
  expect(monthToReview(at('2024-04-01T00:00:00Z'))).toEqual(march);
  expect(monthToReview(at('2024-04-30T23:59:59Z'))).toEqual(march);
  const december = { month: 12, year: 2023, from: at('2023-12-01T00:00:00Z'), to: at('2024-01-01T00:00:00Z') };
  expect(monthToReview(at('2024-01-15T12:00:00Z'))).toEqual(december);
});
