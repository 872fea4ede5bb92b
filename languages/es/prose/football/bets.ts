import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { eachScored } from '../words.ts';

/** Returns a bet as `betPhrase` does, but for after `la apuesta`, with which it would be misread: `la de más de 2,5 goles`. */
export function apposedBet(...bet: Parameters<typeof betPhrase>): string {
  const phrase = betPhrase(...bet);
  return hasArticle(phrase) ? phrase : `la de ${phrase}`;
}

/** Returns a bet as a subject: `la victoria del Betis`, `la apuesta por más de 2,5 goles`. */
export function betAsSubject(...bet: Parameters<typeof betPhrase>): string {
  const phrase = betPhrase(...bet);
  return hasArticle(phrase) ? phrase : `la apuesta por ${phrase}`;
}

const hasArticle = (phrase: string) => /^(?:el|la) /.test(phrase);

/** Returns a bet as a noun that any preposition may precede: `la victoria del Betis`, `más de 2,5 goles`. */
export function betPhrase(bet: Bet, clubs: { home: SpanishNoun; away: SpanishNoun }, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'el empate' : `${theWin(clubs[bet.selection])} ${clubs[bet.selection].de}`;
    case 'double-chance':
      if (bet.selection === 'home-or-away') return 'la victoria de cualquiera de los dos equipos';
      return winOrDraw(bet.selection === 'home-or-draw' ? clubs.home : clubs.away);
    case 'draw-no-bet':
      return withoutDraw(clubs[bet.selection]);
    case 'total-goals':
      return `${bet.selection === 'over' ? 'más' : 'menos'} de ${line(bet.line, false)} ${bet.line === 1 ? 'gol' : 'goles'}`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'el «ambos equipos marcan»' : 'al menos una portería a cero';
    case 'asian-handicap':
      if (bet.line === 0) return withoutDraw(clubs[bet.selection]);
      return `el hándicap asiático de ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} para ${clubs[bet.selection]}`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'el empate al descanso' : `la ventaja ${clubs[bet.selection].de} al descanso`;
    case 'correct-score': {
      const [home, away] = bet.selection.split('-').map(Number) as [number, number];
      if (home === away) return `el empate ${eachScored(home)}`;
      return home > away
        ? `${theWin(clubs.home)} ${clubs.home.de} por ${score(home, away)}`
        : `${theWin(clubs.away)} ${clubs.away.de} por ${score(away, home)}`;
    }
  }
}

/** `la victoria`, but `el triunfo` for a club called Vitoria or Vitória, to avoid `la victoria del Vitoria`. */
const theWin = (club: SpanishNoun) => (/^Vit[oó]ria(?!\p{L})/u.test(club.bare) ? 'el triunfo' : 'la victoria');
const winOrDraw = (club: SpanishNoun) => `${theWin(club)} o el empate ${club.de}`;
const withoutDraw = (club: SpanishNoun) => `${theWin(club)} ${club.de} (empate no válido)`;
