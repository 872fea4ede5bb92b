import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';

/** Returns a bet in the nominative and, as the object of a tip, in the accusative: `výhra Slavie`, `výhru Slavie`. */
export function betPhrase(
  bet: Bet,
  clubs: { home: CzechNoun; away: CzechNoun },
  { line, score }: ProseFigures,
): { readonly nom: string; readonly acc: string } {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? { nom: 'remíza', acc: 'remízu' } : win(`${clubs[bet.selection].gen}`);
    case 'double-chance': {
      if (bet.selection === 'home-or-away') return win('kteréhokoli z týmů');
      const unbeaten = bet.selection === 'home-or-draw' ? clubs.home : clubs.away;
      return { nom: `neprohra ${unbeaten.gen}`, acc: `neprohru ${unbeaten.gen}` };
    }
    case 'draw-no-bet':
      return drawNoBet(clubs[bet.selection]);
    case 'total-goals':
      return alike(`${bet.selection === 'over' ? 'více' : 'méně'} než ${line(bet.line, false)} ${goalsOfLine(bet.line)}`);
    case 'both-teams-to-score':
      return alike(bet.selection === 'yes' ? 'góly obou týmů' : 'čisté konto aspoň jednoho z týmů');
    case 'asian-handicap': {
      const club = clubs[bet.selection];
      if (bet.line === 0) return drawNoBet(club);
      const handicap = `s handicapem ${line(bet.selection === 'home' ? bet.line : -bet.line, true)}`;
      return { nom: `${club.nom} ${handicap}`, acc: `${club.acc} ${handicap}` };
    }
    case 'half-time-result':
      return bet.selection === 'draw'
        ? { nom: 'remíza v prvním poločase', acc: 'remízu v prvním poločase' }
        : win(`${clubs[bet.selection].gen} v prvním poločase`);
    case 'correct-score':
      return alike(`přesný výsledek ${score(...(bet.selection.split('-').map(Number) as [number, number]))}`);
  }
}

const alike = (phrase: string) => ({ nom: phrase, acc: phrase });
const win = (whose: string) => ({ nom: `výhra ${whose}`, acc: `výhru ${whose}` });
const drawNoBet = (club: CzechNoun) => win(`${club.gen} (sázka bez remízy)`);

/** After `než` with a figure: `2,5 gólu`, `3 góly`. */
function goalsOfLine(line: number): string {
  if (!Number.isInteger(line)) return 'gólu';
  return line === 1 ? 'gól' : line < 5 ? 'góly' : 'gólů';
}
