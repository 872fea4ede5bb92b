import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ReasonOf } from '#domain/sports/sport-types.ts';
import { reasonWords } from './reason-words.ts';
import { createWordsOf } from './words-of.server.ts';

const clubs = { home: 'Mönchengladbach', away: 'Frankfurt' };
const say = (code: string, reason: ReasonOf<Sport>) => reasonWords(reason, clubs, createWordsOf(localeByCode(code) as Locale));

const goals: ReasonOf<Sport> = { code: 'goals-expected', home: 1.84, away: 1.46, league: 2.8, supports: true };
const attack = (rank: number): ReasonOf<Sport> => ({ code: 'attack-rank', side: 'away', rank, clubs: 18, supports: true });

describe('a reason in words', () => {
  it('names the goals expected of both sides and the average', () => {
    expect(say('en', goals)).toBe('We expect 3.3 goals: 1.8 for Mönchengladbach, 1.5 for Frankfurt. The average here is 2.8.');
    expect(say('cz', goals)).toBe('Čekáme 3,3 gólu: Mönchengladbach 1,8, Frankfurt 1,5. Průměr soutěže je 2,8.');
  });

  it('counts places as the language does', () => {
    expect([1, 2, 3, 4, 11].map((rank) => say('en', attack(rank)))).toEqual([
      'Frankfurt rank 1st of 18 in attack.',
      'Frankfurt rank 2nd of 18 in attack.',
      'Frankfurt rank 3rd of 18 in attack.',
      'Frankfurt rank 4th of 18 in attack.',
      'Frankfurt rank 11th of 18 in attack.',
    ]);
    expect(say('de', attack(4))).toBe('Frankfurt: Der Angriff liegt auf Platz 4 von 18.');
    expect(say('gr', attack(4))).toBe('Frankfurt: η επίθεση είναι 4η ανάμεσα σε 18 ομάδες.');
  });

  it('tells good form from bad without a sign', () => {
    expect(say('en', { code: 'form', side: 'home', goals: -0.26, supports: false })).toBe(
      'Mönchengladbach have lately been 0.3 goals a match worse than their strength suggests.',
    );
    expect(say('it', { code: 'form', side: 'away', goals: 0.42, supports: true })).toBe(
      'Frankfurt: nelle ultime partite la squadra ha reso 0,4 gol a gara più di quanto dica il suo livello.',
    );
  });

  it('says of which forecast a probability is', () => {
    // The odds are no surer than results alone: what lies higher is our own forecast.
    expect(say('en', { code: 'market-agrees', model: 0.662, odds: 0.658, blended: 0.701, supports: true })).toBe(
      'The odds agree: 66% on results alone, 66% by the odds. Our forecast at the time: 70%.',
    );
    expect(say('de', { code: 'market-doubts', model: 0.643, odds: 0.58, blended: 0.598, supports: false })).toBe(
      'Die Quoten sind zurückhaltender: 64\u00a0% allein nach den Ergebnissen, 58\u00a0% nach den Quoten. Unsere damalige Prognose: 60\u00a0%.',
    );
  });

  it('names no forecast of ours where the tip rests on the odds themselves', () => {
    expect(say('en', { code: 'market-surer', model: 0.48, odds: 0.53, supports: true })).toBe(
      'The odds are surer still: 48% on results alone, 53% by the odds.',
    );
  });

  it('calls nothing the odds where a tip was written without them', () => {
    expect(say('en', { code: 'market-surer', model: 0.662, blended: 0.701, supports: true })).toBe(
      'On results alone 66%, with the odds taken in 70%.',
    );
  });

  const ofClubs: ReasonOf<Sport>[] = [
    goals,
    attack(4),
    { ...attack(2), code: 'defence-rank' } as ReasonOf<Sport>,
    { code: 'home-advantage', goals: 0.31, supports: true },
    { code: 'form', side: 'home', goals: 0.2, supports: true },
    { code: 'form', side: 'home', goals: -0.2, supports: false },
  ];

  /** Articles, and prepositions that change the name after them. */
  const bending =
    'der|die|das|dem|den|el|la|los|del|al|il|lo|dell’|dal|o|os|do|da|no|na|ve?|se?|u|proti|nad|od|ο|η|οι|του|της|στον|στην?|τον|την';

  it.each(['cz', 'de', 'es', 'gr', 'it', 'pt_br'])('names clubs in %s in the nominative without an article', (code) => {
    for (const reason of ofClubs) {
      expect(say(code, reason)).toMatch(/Mönchengladbach|Frankfurt/);
      expect(say(code, reason)).not.toMatch(new RegExp(`(?<!\\p{L})(?:${bending}) (?:Mönchengladbach|Frankfurt)`, 'iu'));
    }
  });

  it('is a whole sentence in every language', () => {
    const reasons: ReasonOf<Sport>[] = [
      ...ofClubs,
      { code: 'market-agrees', model: 0.64, odds: 0.63, blended: 0.63, supports: true },
      { code: 'market-surer', model: 0.6, blended: 0.66, supports: false },
    ];
    for (const { code } of locales) {
      for (const reason of reasons) expect(say(code, reason)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
