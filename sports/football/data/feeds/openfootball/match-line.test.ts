import { describe, expect, it } from 'vitest';
import { parseMatchLine } from './match-line.ts';
import { Refusal } from './refusal.ts';

const goals = (home: number, away: number) => ({ home, away });

describe('parseMatchLine', () => {
  it('reads a score between the clubs', () => {
    expect(parseMatchLine('20.00  Burnley FC               0-3 (0-2)  Manchester City FC')).toEqual({
      time: '20:00',
      home: 'Burnley FC',
      away: 'Manchester City FC',
      score: { fullTime: goals(0, 3), halfTime: goals(0, 2) },
    });
  });

  it('reads a score after the clubs', () => {
    expect(parseMatchLine('21:00  SSC Napoli (ITA)        v Liverpool FC (ENG)       4-1 (3-0)')).toEqual({
      time: '21:00',
      home: 'SSC Napoli (ITA)',
      away: 'Liverpool FC (ENG)',
      score: { fullTime: goals(4, 1), halfTime: goals(3, 0) },
    });
  });

  it('reads a shoot-out after the clubs', () => {
    expect(parseMatchLine('AS Monaco (FRA)         v Bayer Leverkusen (GER)   3-5 pen. 2-3 a.e.t. (2-3, 1-2)')).toEqual({
      home: 'AS Monaco (FRA)',
      away: 'Bayer Leverkusen (GER)',
      score: { penalties: goals(3, 5), extraTime: goals(2, 3), fullTime: goals(2, 3), halfTime: goals(1, 2) },
    });
  });

  it('does not confuse figures in names with times and scores', () => {
    expect(parseMatchLine('18.30  1. FC Union Berlin  2-1 (1-0)  1. FSV Mainz 05')).toMatchObject({
      time: '18:30',
      home: '1. FC Union Berlin',
      away: '1. FSV Mainz 05',
    });
    expect(parseMatchLine('1899 Hoffenheim  5-1 (3-0)  FC Schalke 04')).toMatchObject({ home: '1899 Hoffenheim', away: 'FC Schalke 04' });
    expect(parseMatchLine('Apollon Limassol (CYP)  v SK Dnipro-1 (UKR)        1-3 (0-3)')).toMatchObject({ away: 'SK Dnipro-1 (UKR)' });
  });

  it.each(['Leeds United v Hull City', 'Leeds United vs Hull City', 'Leeds United   -   Hull City'])(
    'reads a match to come: %s',
    (line) => {
      expect(parseMatchLine(line)).toEqual({ home: 'Leeds United', away: 'Hull City' });
    },
  );

  it('reads a note and a ground', () => {
    expect(parseMatchLine('Arosa SC                 3-0  Granada CF               [awarded]')).toEqual({
      home: 'Arosa SC',
      away: 'Granada CF',
      score: { fullTime: goals(3, 0) },
      note: 'awarded',
    });
    expect(parseMatchLine('Leeds United v Hull City  2-0 (1-0)  @ Elland Road, Leeds')).toMatchObject({
      away: 'Hull City',
      venue: { name: 'Elland Road', town: 'Leeds' },
    });
  });

  it('refuses a score that it cannot read', () => {
    expect(parseMatchLine('Leeds United  2-1 (1-0, 0-0)  Hull City')).toEqual(new Refusal('bad-score', 'score', '2-1 (1-0, 0-0)'));
    expect(parseMatchLine('Leeds United v Hull City  3-1 on pens (1-1)')).toBeInstanceOf(Refusal);
    expect(parseMatchLine('Leeds United v Hull City  3-')).toBeInstanceOf(Refusal);
    expect(parseMatchLine('Leeds United  3-1')).toBeInstanceOf(Refusal);
  });

  it('leaves alone what does not look like a match', () => {
    expect(parseMatchLine('Leeds United')).toBeUndefined();
  });
});
