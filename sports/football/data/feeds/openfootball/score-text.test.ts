import { describe, expect, it } from 'vitest';
import { resultOf } from './match-result.ts';
import { Refusal } from './refusal.ts';
import { parseScoreText } from './score-text.ts';

const goals = (home: number, away: number) => ({ home, away });

describe('parseScoreText', () => {
  it('reads full time with half time in parentheses', () => {
    expect(parseScoreText('2-1 (1-0)')).toEqual({ fullTime: goals(2, 1), halfTime: goals(1, 0) });
  });

  it('reads full time alone', () => {
    expect(parseScoreText('10-0')).toEqual({ fullTime: goals(10, 0) });
  });

  it('reads extra time with full time and half time', () => {
    expect(parseScoreText('2-3 a.e.t. (1-1, 0-1)')).toEqual({
      extraTime: goals(2, 3),
      fullTime: goals(1, 1),
      halfTime: goals(0, 1),
    });
  });

  it('reads extra time whose parentheses hold full time alone', () => {
    expect(parseScoreText('0-2 a.e.t. (0-0)')).toEqual({ extraTime: goals(0, 2), fullTime: goals(0, 0) });
  });

  it('reads a shoot-out after extra time', () => {
    expect(parseScoreText('3-1 pen. 2-2 a.e.t. (1-1, 0-1)')).toEqual({
      penalties: goals(3, 1),
      extraTime: goals(2, 2),
      fullTime: goals(1, 1),
      halfTime: goals(0, 1),
    });
  });

  it('reads a shoot-out straight after full time', () => {
    expect(parseScoreText('11-12 pen. (2-2, 2-0)')).toEqual({
      penalties: goals(11, 12),
      fullTime: goals(2, 2),
      halfTime: goals(2, 0),
    });
  });

  it.each(['5-4 pen.', '2-1 (1-0, 0-0)', '2-1 a.e.t. (1-1, 1-0, 0-0)', '2-1 (x)', '3-1 pen. 2-2'])('refuses %s', (text) => {
    expect(parseScoreText(text)).toEqual(new Refusal('bad-score', 'score', text));
  });
});

describe('resultOf', () => {
  it('takes a match without score for one to come', () => {
    expect(resultOf(undefined, undefined)).toEqual({ status: 'scheduled' });
  });

  it('shows goals of extra time without the shoot-out', () => {
    const parts = { penalties: goals(3, 1), extraTime: goals(2, 2), fullTime: goals(1, 1), halfTime: goals(0, 1) };
    expect(resultOf(parts, undefined)).toEqual({ status: 'finished', score: { current: goals(2, 2), ...parts } });
  });

  it('shows full time when the shoot-out follows it', () => {
    const parts = { penalties: goals(5, 3), fullTime: goals(1, 1), halfTime: goals(0, 1) };
    expect(resultOf(parts, undefined)).toEqual({ status: 'finished', score: { current: goals(1, 1), ...parts } });
  });

  it('knows that a goalless match was goalless at half time', () => {
    const none = goals(0, 0);
    expect(resultOf({ fullTime: none }, undefined)).toEqual({
      status: 'finished',
      score: { current: none, fullTime: none, halfTime: none },
    });
  });

  it('keeps of an awarded match only the score that counts, if there is one', () => {
    expect(resultOf({ fullTime: goals(0, 3) }, 'awarded')).toEqual({ status: 'awarded', score: { current: goals(0, 3) } });
    expect(resultOf(undefined, 'awarded')).toEqual({ status: 'awarded' });
  });

  it('gives an abandoned match its score but no full time', () => {
    expect(resultOf({ fullTime: goals(1, 2), halfTime: goals(0, 1) }, 'abandoned')).toEqual({
      status: 'abandoned',
      score: { current: goals(1, 2), halfTime: goals(0, 1) },
    });
  });

  it.each([
    ['postponed', 'postponed'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['abandoned', 'abandoned'],
  ])('reads the note %s', (note, status) => expect(resultOf(undefined, note)).toEqual({ status }));

  it('refuses an unknown note and notes that do not go with the score', () => {
    expect(resultOf(undefined, 'moved')).toEqual(new Refusal('not-this-format', 'status', 'moved'));
    expect(resultOf({ fullTime: goals(1, 0) }, 'postponed')).toEqual(new Refusal('inconsistent', 'status', 'postponed'));
  });

  it('refuses a side that loses goals as the match goes on', () => {
    expect(resultOf({ fullTime: goals(1, 0), halfTime: goals(2, 0) }, undefined)).toEqual(
      new Refusal('inconsistent', 'score', '1-0 (2-0)'),
    );
    expect(resultOf({ extraTime: goals(1, 2), fullTime: goals(2, 2) }, undefined)).toEqual(
      new Refusal('inconsistent', 'score', '1-2 (2-2)'),
    );
  });

  it('refuses a shoot-out without a winner', () => {
    expect(resultOf({ penalties: goals(4, 4), fullTime: goals(0, 0) }, undefined)).toEqual(
      new Refusal('inconsistent', 'score', '4-4 pen.'),
    );
  });
});
