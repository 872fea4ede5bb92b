import type { MonthStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { counted, inMonth, number } from '../words.ts';

type Club = GermanNoun;

/** Returns the outcomes of a month's tips, after a comma: `davon 18 gewonnen und 15 verloren`; empty when none was won or lost. */
function endsOf({ tips, won: wins, lost: losses }: { tips: number; won: number; lost: number }): string {
  const inDigits = Math.max(wins, losses) > 12;
  const ends = [
    { count: wins, alone: 'er ging auf', both: 'beide gingen auf', all: 'alle gingen auf', of: 'gewonnen' },
    { count: losses, alone: 'er ging nicht auf', both: 'keiner von beiden ging auf', all: 'keiner ging auf', of: 'verloren' },
  ].filter(({ count }) => count > 0);
  const [first] = ends;
  if (first === undefined) return '';
  if (first.count === tips) return `, ${tips === 1 ? first.alone : tips === 2 ? first.both : first.all}`;
  const parts = ends.map(({ count, of }) => `${count === 1 ? 'einer' : inDigits ? count : number(count)} ${of}`);
  return `, davon ${parts.join(' und ')}`;
}

/** Returns the sentences of German news on a month of tips. */
export function germanMonths(figures: ProseFigures): Pick<NewsTexts<Club>, keyof MonthStories<Club>> {
  const { price, units } = figures;
  return {
    tipsOfMonth: [
      (facts) => `${inMonth(facts)} ${facts.tips === 1 ? 'wurde' : 'wurden'} ${counted(facts.tips, 'Tipp')} abgerechnet${endsOf(facts)}.`,
      (facts) => `Wir kamen ${inMonth(facts)} auf ${counted(facts.tips, 'Tipp', 'acc')}${endsOf(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Bei einer Einheit je Tipp ergibt das einen Gewinn von ${units(profit)} Einheiten.`,
      ({ profit }) => `Wer jedes Mal eine Einheit gesetzt hätte, wäre ${units(profit)} Einheiten im Plus.`,
    ],
    monthLoss: [
      ({ loss }) => `Bei einer Einheit je Tipp ergibt das einen Verlust von ${units(loss)} Einheiten.`,
      ({ loss }) => `Wer jedes Mal eine Einheit gesetzt hätte, wäre ${units(loss)} Einheiten im Minus.`,
    ],
    monthEven: [
      () => 'Bei einer Einheit je Tipp kam am Ende genau der Einsatz zurück.',
      () => 'Wer jedes Mal eine Einheit gesetzt hätte, hätte am Ende genauso viel wie zuvor.',
    ],
    tipsLosingRun: [
      ({ run }) => `Die längste Pechsträhne dauerte ${counted(run, 'Tipp', 'acc')}.`,
      ({ run }) => `In der längsten Pechsträhne gingen ${counted(run, 'Tipp')} nacheinander verloren.`,
    ],
    dearestWin: [
      (facts) =>
        `Die höchste Quote unter den gewonnenen Tipps gab es im Spiel zwischen ${facts.home.dat} und ${facts.away.dat}: ${price(facts.price)} auf ${betPhrase(facts.bet, facts, figures)}.`,
      (facts) =>
        `Am meisten zahlte der Tipp auf ${betPhrase(facts.bet, facts, figures)} im Spiel zwischen ${facts.home.dat} und ${facts.away.dat}, die Quote lag bei ${price(facts.price)}.`,
    ],
    recordKeepsAll: [
      ({ tips }) =>
        tips === 1
          ? 'Der Tipp steht in der Bilanz, samt der Quote, zu der wir ihn abgegeben haben.'
          : `${tips === 2 ? 'Beide' : `Alle ${number(tips)}`} Tipps stehen in der Bilanz, ganz gleich, wie sie ausgingen.`,
      () => 'In der Bilanz lässt sich jeder Tipp nachlesen, samt der Quote, zu der wir ihn abgegeben haben.',
    ],
  };
}
