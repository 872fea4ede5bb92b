import { expect, it } from 'vitest';
import { brazilianPortugueseNouns } from '../../nouns/nouns.ts';
import { at, partOf, player, ranked, theMoment } from './review-words.ts';

const juventus = brazilianPortugueseNouns.read('a Juventus');

it.each([
  [{ minute: 1 }, 'no primeiro minuto', 'o primeiro minuto'],
  [{ minute: 7 }, 'aos sete minutos', 'os sete minutos'],
  [{ minute: 88 }, 'aos 88 minutos', 'os 88 minutos'],
  [{ minute: 45, added: 2 }, 'nos acréscimos do primeiro tempo', 'os acréscimos do primeiro tempo'],
  [{ minute: 90, added: 4 }, 'nos acréscimos', 'os acréscimos'],
])('says the moment %j', (moment, when, since) => {
  expect([at(moment), theMoment(moment)]).toEqual([when, since]);
});

it('puts the rank of a club between its article and its name', () => {
  const last = ranked(juventus, 'last');
  expect([`${last}`, last.de, last.em, last.a, last.por]).toEqual([
    'a lanterna Juventus',
    'da lanterna Juventus',
    'na lanterna Juventus',
    'à lanterna Juventus',
    'pela lanterna Juventus',
  ]);
  expect(ranked(juventus, undefined)).toBe(juventus);
});

it('speaks of host and visitor where there is a ground', () => {
  const host = partOf(juventus, true, { home: juventus, away: juventus });
  expect([`${host}`, host.de, host.a]).toEqual(['o mandante', 'do mandante', 'ao mandante']);
  expect(partOf(juventus, true, undefined).a).toBe('à Juventus');
});

it('knows the players of a team of women', () => {
  expect(player(brazilianPortugueseNouns.read('a Roma Feminina'))).toBe('jogadora');
  expect(player(juventus)).toBe('jogador');
});
