import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { ItalianNoun } from './nouns/nouns.ts';
import { goalCount, number } from './words.ts';

const drawNoBet = (club: ItalianNoun) => `la vittoria ${club.di} con rimborso in caso di pareggio`;

/** Returns a bet as subject or object, in the singular with its article: `la vittoria del Milan`, `l’over 2,5`. */
function betPhrase(bet: Bet, clubs: { home: ItalianNoun; away: ItalianNoun }, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'il pareggio' : `la vittoria ${clubs[bet.selection].di}`;
    case 'double-chance':
      return `la doppia chance ${{ 'home-or-draw': '1X', 'home-or-away': '12', 'draw-or-away': 'X2' }[bet.selection]}`;
    case 'draw-no-bet':
      return drawNoBet(clubs[bet.selection]);
    case 'total-goals':
      return `l’${bet.selection} ${line(bet.line, false)}`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'il Gol (entrambe a segno)' : 'il No Gol (almeno una a secco)';
    case 'asian-handicap':
      if (bet.line === 0) return drawNoBet(clubs[bet.selection]);
      return `l’handicap asiatico ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} per ${clubs[bet.selection]}`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'il pareggio all’intervallo' : `il vantaggio ${clubs[bet.selection].di} all’intervallo`;
    case 'correct-score':
      return `il risultato esatto ${score(...(bet.selection.split('-').map(Number) as [number, number]))}`;
  }
}

/** Returns the whole number that expected goals are written as; undefined when they have a decimal. */
const wholeGoals = (goals: string) => (/^\d+,0$/.test(goals) ? Number.parseInt(goals, 10) : undefined);

/** Prepositions before a chance that is not exact, in place of an article or of a preposition with an article. */
const loosePrepositions = { il: '', al: 'a ', dal: 'da ', del: 'di ', nel: 'in ' } as const;

/** Returns the figures, and phrases of Italian prose with them. Articles before digits are written `il`, `al`, `nel`; `polish` elides them. */
export function italianFigures(figures: ProseFigures) {
  return {
    ...figures,
    /** Returns a chance with its article: `il 54%`, `nel 54%`, `oltre il 99%`, `in meno del 1%`. */
    share(chance: number, article: keyof typeof loosePrepositions = 'il'): string {
      const text = figures.percent(chance);
      if (/^\d/.test(text)) return `${article} ${text}`;
      return `${loosePrepositions[article]}${text.startsWith('>') ? 'oltre il' : 'meno del'} ${text.slice(1)}`;
    },
    /** Returns expected goals; those with a decimal are a mean: `in media 2,7 gol`, `tre gol`. */
    expectedGoals(expected: number): string {
      const text = figures.goals(expected);
      const whole = wholeGoals(text);
      return whole === undefined ? `in media ${text} gol` : goalCount(whole);
    },
    /** Returns expected goals after `contro`: `una media attesa di 2,7`, `i tre attesi`. */
    theGoals(expected: number): string {
      const text = figures.goals(expected);
      const whole = wholeGoals(text);
      if (whole === undefined || whole < 2) return `una media attesa di ${text}`;
      return `${whole === 8 || whole === 11 ? 'gli' : 'i'} ${number(whole)} attesi`;
    },
    /** Returns the bet of a story as `betPhrase` does. */
    phrase: ({ bet, home, away }: { bet: Bet; home: ItalianNoun; away: ItalianNoun }) => betPhrase(bet, { home, away }, figures),
  };
}

export type ItalianFigures = ReturnType<typeof italianFigures>;
