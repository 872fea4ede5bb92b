import { describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { loadFormats } from '#data/catalogue/load-formats.ts';
import type { Criterion } from '#domain/tournament/season-format.ts';
import { isTableStage } from '#domain/tournament/season-format.ts';
import { levelRule } from './level-rule.ts';

const spain: readonly Criterion[] = [
  'points',
  { headToHead: ['points', 'goal-difference'], restart: true, onceAllPlayed: true, over: 'stage' },
  'goal-difference',
  'goals',
];

const tell = (order: readonly Criterion[], isComplete = false) =>
  locales.map((locale) => levelRule(createWordsOf(locale).t, { order, isComplete }));

describe('the rule for level clubs', () => {
  it('is one sentence in seven languages', () => {
    expect(Object.fromEntries(locales.map(({ tag }, index) => [tag, tell(spain)[index]]))).toEqual({
      en: 'Tie-breakers when level on points, in order: head-to-head matches once all are played (points, goal difference), goal difference, goals scored.',
      cs: 'Při rovnosti bodů rozhodují postupně: vzájemné zápasy po odehrání všech (body, rozdíl skóre), rozdíl skóre, vstřelené góly.',
      de: 'Bei Punktgleichheit entscheiden der Reihe nach: direkter Vergleich nach allen Duellen (Punkte, Tordifferenz), Tordifferenz, erzielte Tore.',
      es: 'En caso de empate a puntos deciden, por este orden: enfrentamientos directos tras jugarse todos (puntos, diferencia de goles), diferencia de goles, goles a favor.',
      el: 'Σε περίπτωση ισοβαθμίας κρίνουν κατά σειρά: μεταξύ τους αγώνες αφού παιχτούν όλοι (βαθμοί, διαφορά τερμάτων), διαφορά τερμάτων, τέρματα υπέρ.',
      it: 'A parità di punti contano, nell’ordine: scontri diretti una volta giocati tutti (punti, differenza reti), differenza reti, gol fatti.',
      'pt-BR':
        'Em caso de empate em pontos, decidem, nesta ordem: confronto direto após todos os jogos entre eles (pontos, saldo de gols), saldo de gols, gols marcados.',
    });
  });

  it('waits for no match among the clubs once all have been played', () => {
    expect(tell(spain, true)[0]).toContain('head-to-head matches (points, goal difference)');
  });

  it('names a single criterion as one', () => {
    expect(tell(['points', 'place-before'])).toContain('Bei Punktgleichheit entscheidet: Platz in der Phase davor.');
  });

  it('says by what a season is ordered that was broken off', () => {
    expect(tell(['points-per-match', 'goal-difference'])).toContain('Ranked by: points per match, goal difference.');
    expect(tell(['points'])).toEqual(locales.map(() => undefined));
  });

  it('can be told of every table of the catalogue', () => {
    const stages = [...loadFormats().values()].flat().flatMap((format) => format.stages);
    const orders = stages.flatMap((stage) =>
      isTableStage(stage) ? stage.tables.map(({ order }) => order) : stage.kind === 'total' ? [stage.order] : [],
    );
    expect(orders.length).toBeGreaterThan(80);
    for (const order of orders) for (const sentence of tell(order)) expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
  });
});
