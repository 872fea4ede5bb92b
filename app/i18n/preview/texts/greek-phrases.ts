import type { GreekNoun } from '#app/i18n/names/greek-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ProseFigures } from '../story-texts.ts';
import { matches, number } from './greek-words.ts';

/** A club that is spoken of, the other one, and whether the first plays at home. */
interface Subject {
  readonly club: GreekNoun;
  readonly opponent: GreekNoun;
  readonly atHome: boolean;
}

/** Verbs in the number of the club that they are said of. */
export const has = (club: GreekNoun) => club.verb('έχει', 'έχουν');
export const stands = (club: GreekNoun) => club.verb('βρίσκεται', 'βρίσκονται');
export const counts = (club: GreekNoun) => club.verb('μετρά', 'μετρούν');
export const beat = (club: GreekNoun) => club.verb('νίκησε', 'νίκησαν');
export const seeks = (club: GreekNoun) => club.verb('ψάχνει', 'ψάχνουν');
export const plays = (club: GreekNoun) => club.verb('παίζει', 'παίζουν');
export const clashes = (club: GreekNoun) => club.verb('κοντράρεται', 'κοντράρονται');
export const isTested = (club: GreekNoun) => club.verb('δοκιμάζεται', 'δοκιμάζονται');
export const receives = (host: GreekNoun, guest: GreekNoun) => `${host.verb('υποδέχεται', 'υποδέχονται')} ${guest.acc}`;
export const goesTo = (guest: GreekNoun, host: GreekNoun) => `${guest.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${host.gen}`;

/** `υποδέχεται τον Άρη`, `πηγαίνει στην έδρα του Άρη`. */
export const meets = ({ club, opponent, atHome }: Subject) => (atHome ? receives(club, opponent) : goesTo(club, opponent));
/** `παίζει εντός έδρας με τον Άρη`, `δοκιμάζεται στην έδρα του Άρη`. */
export const faces = ({ club, opponent, atHome }: Subject) =>
  atHome ? `${plays(club)} εντός έδρας με ${opponent.acc}` : `${isTested(club)} στην έδρα ${opponent.gen}`;
/** `εντός έδρας απέναντι στον Άρη`, `στην έδρα του Άρη`. */
export const where = ({ opponent, atHome }: Subject) => (atHome ? `εντός έδρας απέναντι ${opponent.at}` : `στην έδρα ${opponent.gen}`);
/** `το εντός έδρας ματς με τον Άρη`, `το ματς στην έδρα του Άρη`. */
export const theMatch = ({ opponent, atHome }: Subject) =>
  atHome ? `το εντός έδρας ματς με ${opponent.acc}` : `το ματς στην έδρα ${opponent.gen}`;
/** `με γηπεδούχο τον Άρη`. */
export const hostedBy = (host: GreekNoun) => `με ${host.verb('γηπεδούχο', 'γηπεδούχους')} ${host.acc}`;
export const side = (atHome: boolean) => (atHome ? 'εντός έδρας' : 'εκτός έδρας');

/** `πέντε αγώνες πρωταθλήματος`. */
export const leagueMatches = (count: number) => `${matches(count)} πρωταθλήματος`;
/** `στους 12 αγώνες πρωταθλήματος`. */
export const inAll = (count: number) => `${count === 1 ? 'στον μοναδικό αγώνα' : `στους ${matches(count)}`} πρωταθλήματος`;
/** `στους πέντε τελευταίους αγώνες πρωταθλήματος`. */
export const inTheLast = (count: number) =>
  count === 1 ? 'στον τελευταίο αγώνα πρωταθλήματος' : `στους ${number(count, 'masculine')} τελευταίους αγώνες πρωταθλήματος`;
/** The same in the words of the terraces: `στα πέντε τελευταία ματς πρωταθλήματος`. */
export const inTheLastGames = (count: number) =>
  count === 1 ? 'στο τελευταίο ματς πρωταθλήματος' : `στα ${number(count, 'neuter')} τελευταία ματς πρωταθλήματος`;

/** A bet of a match, named by its clubs. */
interface NamedBet {
  readonly bet: Bet;
  readonly home: GreekNoun;
  readonly away: GreekNoun;
}

/** Returns what names a bet, alone and with the price that it is offered at; both are objects of a sentence. */
export function betPhrases(figures: ProseFigures) {
  const phrase = (facts: NamedBet) => betPhrase(facts, figures);
  return {
    /** `τον άσο του Άρη`, `το over 2,5 γκολ`. */
    phrase,
    /** `τον άσο του Άρη σε απόδοση 1,85`. */
    offer: (facts: NamedBet & { readonly price: number }) => `${phrase(facts)} σε απόδοση ${figures.price(facts.price)}`,
  };
}

function betPhrase({ bet, ...clubs }: NamedBet, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'την ισοπαλία' : winOf(bet.selection, clubs);
    case 'double-chance':
      return `τη διπλή ευκαιρία ${doubleChances[bet.selection]}`;
    case 'draw-no-bet':
      return `τη νίκη ${clubs[bet.selection].gen} με επιστροφή στην ισοπαλία`;
    case 'total-goals':
      return `το ${bet.selection} ${line(bet.line, false)} γκολ`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'το G/G' : 'το N/G';
    case 'asian-handicap':
      if (bet.line === 0) return `τη νίκη ${clubs[bet.selection].gen} με επιστροφή στην ισοπαλία`;
      return `το χάντικαπ ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} ${clubs[bet.selection].gen}`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'την ισοπαλία στο ημίχρονο' : `${winOf(bet.selection, clubs)} στο ημίχρονο`;
    case 'correct-score':
      return `το ακριβές σκορ ${score(...(bet.selection.split('-').map(Number) as [number, number]))}`;
  }
}

const doubleChances = { 'home-or-draw': '1Χ', 'home-or-away': '12', 'draw-or-away': 'Χ2' } as const;

const winOf = (selection: 'home' | 'away', { home, away }: { home: GreekNoun; away: GreekNoun }) =>
  selection === 'home' ? `τον άσο ${home.gen}` : `το διπλό ${away.gen}`;
