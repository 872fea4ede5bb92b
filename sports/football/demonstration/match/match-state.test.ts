import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '#tests/factories/sample-catalogue.ts';
import { quotesOf } from '../prices/match-prices.ts';
import type { Fate } from '../season/match-fate.ts';
import type { PlannedMatch } from '../season/planned-match.ts';
import { matchAt } from './match-at.ts';
import { hasChangedStatus } from './match-changes.ts';
import { matchStateAt } from './match-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const firstKickoffMs = Date.UTC(2026, 10, 21, 14, 30);

/** Returns a match called off ten hours before it was to begin and set anew a week later, if it has that fate. */
function matchOf(fate: Fate): PlannedMatch {
  const [tournament] = sampleCatalogue().tournaments;
  const [home, away] = tournament?.clubs ?? [];
  if (tournament === undefined || home === undefined || away === undefined) throw new Error('the sample has no first match');
  return {
    seed: 11,
    tournament,
    season: '2026-27',
    round: { stage: 'matchday', matchday: 11 },
    home,
    away,
    neutralVenue: false,
    mustHaveWinner: false,
    expected: { home: 1.5, away: 1.2 },
    fate,
    firstKickoffMs,
    kickoffMs: fate === 'postponed' ? firstKickoffMs + 18 * dayMs : firstKickoffMs,
    calledOffMs: firstKickoffMs - 10 * hourMs,
    setAnewMs: firstKickoffMs - 10 * hourMs + 7 * dayMs,
    hourKnownMs: firstKickoffMs - 21 * dayMs,
    drawnMs: firstKickoffMs - 150 * dayMs,
  };
}

describe('matchStateAt', () => {
  it('knows only the day until three weeks before, the hour from then on', () => {
    expect(matchStateAt(matchOf('played'), firstKickoffMs - 22 * dayMs)).toMatchObject({ status: 'scheduled', hourKnown: false });
    expect(matchStateAt(matchOf('played'), firstKickoffMs - 20 * dayMs)).toMatchObject({ status: 'scheduled', hourKnown: true });
  });

  it('is live from kick-off and finished for good', () => {
    const match = matchOf('played');
    expect(matchStateAt(match, firstKickoffMs - 1).status).toBe('scheduled');
    expect(matchStateAt(match, firstKickoffMs).status).toBe('live');
    expect(matchStateAt(match, firstKickoffMs + 104 * 60_000).status).toBe('live');
    expect(matchStateAt(match, firstKickoffMs + 3 * hourMs).status).toBe('finished');
  });

  it('is postponed when called off, then scheduled for its new day and played there', () => {
    const match = matchOf('postponed');
    expect(matchStateAt(match, firstKickoffMs - 11 * hourMs)).toMatchObject({ status: 'scheduled', kickoffMs: firstKickoffMs });
    expect(matchStateAt(match, firstKickoffMs + hourMs)).toMatchObject({ status: 'postponed', kickoffMs: firstKickoffMs });
    expect(matchStateAt(match, firstKickoffMs + 8 * dayMs)).toMatchObject({ status: 'scheduled', kickoffMs: match.kickoffMs });
    expect(matchStateAt(match, match.kickoffMs + hourMs).status).toBe('live');
    expect(matchStateAt(match, match.kickoffMs + dayMs).status).toBe('finished');
  });

  it('stays cancelled, and has no prices then', () => {
    const match = matchOf('cancelled');
    expect(matchStateAt(match, firstKickoffMs - 11 * hourMs).status).toBe('scheduled');
    expect(matchStateAt(match, firstKickoffMs + 90 * dayMs).status).toBe('cancelled');
    expect(quotesOf(match, Number.NEGATIVE_INFINITY, firstKickoffMs)).toEqual([]);
  });
});

describe('matchAt', () => {
  it('keeps the score at which a match was abandoned, without one at full time', () => {
    const match = matchAt(matchOf('abandoned'), firstKickoffMs + dayMs, []);
    expect(match.status).toBe('abandoned');
    expect(match.score?.current).toBeDefined();
    expect(match.score?.fullTime).toBeUndefined();
    expect(match.live).toBeUndefined();
  });

  it('counts an awarded match 3–0 for one side', () => {
    const goals = matchAt(matchOf('awarded'), firstKickoffMs + dayMs, []).score?.current;
    expect([goals?.home, goals?.away].sort()).toEqual([0, 3]);
  });

  it('tells the day where it is played when the hour is open', () => {
    const match = matchAt(matchOf('played'), firstKickoffMs - 30 * dayMs, []);
    expect(match.kickoff).toEqual({ known: false, day: '2026-11-21' });
    expect(match.score).toBeUndefined();
  });
});

describe('hasChangedStatus', () => {
  const turnsOf = (match: PlannedMatch) => {
    const turns: number[] = [];
    for (let at = firstKickoffMs - 160 * dayMs; at < firstKickoffMs + 30 * dayMs; at += 30 * 60_000) {
      if (hasChangedStatus(match, at, at + 30 * 60_000)) turns.push(at);
    }
    return turns;
  };

  it('notices whenever the state of a match is another than before', () => {
    for (const fate of ['played', 'postponed', 'cancelled', 'abandoned', 'awarded'] as const) {
      const match = matchOf(fate);
      const noticed = new Set(turnsOf(match));
      for (let at = firstKickoffMs - 149 * dayMs; at < firstKickoffMs + 30 * dayMs; at += 30 * 60_000) {
        const before = matchStateAt(match, at);
        const after = matchStateAt(match, at + 30 * 60_000);
        const same = before.status === after.status && before.kickoffMs === after.kickoffMs && before.hourKnown === after.hourKnown;
        if (!same) expect(noticed).toContain(at);
      }
    }
  });

  it('notices little else', () => {
    expect(turnsOf(matchOf('played')).length).toBeLessThanOrEqual(4);
    expect(turnsOf(matchOf('postponed')).length).toBeLessThanOrEqual(6);
  });
});
