import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { withArticle } from '../words.ts';

/** Returns a bet as the object of a sentence: `an Arsenal win`, `over 2.5 goals`. */
export function betPhrase(bet: Bet, clubs: { home: EnglishNoun; away: EnglishNoun }, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'the draw' : `${clubs[bet.selection].indefinite} win`;
    case 'double-chance':
      if (bet.selection === 'home-or-away') return 'a win for either side';
      return `a win or draw for ${bet.selection === 'home-or-draw' ? clubs.home : clubs.away}`;
    case 'draw-no-bet':
      return `${clubs[bet.selection]} (draw no bet)`;
    case 'total-goals':
      return `${bet.selection} ${line(bet.line, false)} goals`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'both teams to score' : 'a clean sheet for at least one side';
    case 'asian-handicap':
      if (bet.line === 0) return `${clubs[bet.selection]} (draw no bet)`;
      return `${clubs[bet.selection]} ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} on the Asian handicap`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'a draw at half-time' : `a half-time lead for ${clubs[bet.selection]}`;
    case 'correct-score': {
      const [home, away] = bet.selection.split('-').map(Number) as [number, number];
      if (home === away) return `${withArticle(score(home, away))} draw`;
      const figure = withArticle(home > away ? score(home, away) : score(away, home));
      return `${figure} win for ${home > away ? clubs.home : clubs.away}`;
    }
  }
}
