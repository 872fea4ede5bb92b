import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';

/** Returns a bet in the accusative, to follow `auf`: `einen Sieg des HSV`, `über 2,5 Tore`. */
export function betPhrase(bet: Bet, clubs: { home: GermanNoun; away: GermanNoun }, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'ein Unentschieden' : `einen Sieg ${clubs[bet.selection].gen}`;
    case 'double-chance':
      if (bet.selection === 'home-or-away') return 'einen Sieger statt eines Unentschiedens';
      return `Sieg oder Unentschieden ${(bet.selection === 'home-or-draw' ? clubs.home : clubs.away).gen}`;
    case 'draw-no-bet':
      return drawNoBet(clubs[bet.selection]);
    case 'total-goals':
      return `${bet.selection === 'over' ? 'über' : 'unter'} ${line(bet.line, false)} ${bet.line === 1 ? 'Tor' : 'Tore'}`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'Tore auf beiden Seiten' : 'mindestens ein Team ohne Tor';
    case 'asian-handicap': {
      const club = clubs[bet.selection];
      if (bet.line === 0) return drawNoBet(club);
      return `${club.acc} mit Handicap ${line(bet.selection === 'home' ? bet.line : -bet.line, true)}`;
    }
    case 'half-time-result':
      return bet.selection === 'draw' ? 'ein Unentschieden zur Pause' : `eine Pausenführung ${clubs[bet.selection].gen}`;
    case 'correct-score': {
      const [home, away] = bet.selection.split('-').map(Number) as [number, number];
      if (home === away) return `ein ${score(home, away)}`;
      return home > away ? `einen ${score(home, away)}-Sieg ${clubs.home.gen}` : `einen ${score(away, home)}-Sieg ${clubs.away.gen}`;
    }
  }
}

const drawNoBet = (club: GermanNoun) => `einen Sieg ${club.gen} (Unentschieden keine Wette)`;
