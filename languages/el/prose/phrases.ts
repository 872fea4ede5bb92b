import type { Bet } from '#domain/odds/bet.ts';
import { womenOr } from '#languages/prose/match-of-women.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { type GreekNoun, greekNouns } from './nouns/nouns.ts';
import { matches, number, onPlace, ordinal, theOrdinal } from './words.ts';

/** A club that is spoken of, its opponent, and whether the first is at home. */
interface Subject {
  readonly club: GreekNoun;
  readonly opponent: GreekNoun;
  readonly atHome: boolean;
}

/** Verbs in the number of their club. */
export const has = (club: GreekNoun) => club.verb('έχει', 'έχουν');
export const stands = (club: GreekNoun) => club.verb('βρίσκεται', 'βρίσκονται');
export const counts = (club: GreekNoun) => club.verb('μετρά', 'μετρούν');
export const beat = (club: GreekNoun) => club.verb('νίκησε', 'νίκησαν');
export const seeks = (club: GreekNoun) => club.verb('ψάχνει', 'ψάχνουν');
const plays = (club: GreekNoun) => club.verb('παίζει', 'παίζουν');
export const clashes = (club: GreekNoun) => club.verb('κοντράρεται', 'κοντράρονται');
export const isTested = (club: GreekNoun) => club.verb('δοκιμάζεται', 'δοκιμάζονται');
export const receives = (host: GreekNoun, guest: GreekNoun) => `${host.verb('υποδέχεται', 'υποδέχονται')} ${guest.acc}`;
export const goesTo = (guest: GreekNoun, host: GreekNoun) => `${guest.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${host.gen}`;

/** `υποδέχεται τον Άρη`, `πηγαίνει στην έδρα του Άρη`. */
export const meets = ({ club, opponent, atHome }: Subject) => (atHome ? receives(club, opponent) : goesTo(club, opponent));
/** `παίζει εντός έδρας με τον Άρη`, `δοκιμάζεται στην έδρα του Άρη`. */
export const faces = ({ club, opponent, atHome }: Subject) =>
  atHome ? `${plays(club)} εντός έδρας με ${opponent.acc}` : `${isTested(club)} στην έδρα ${opponent.gen}`;
/** `τον οποίο`, `την οποία`: a club just named, as the object of what follows. */
export const whom = (club: GreekNoun) => `${relativeArticles[club.gender][club.plural ? 1 : 0]} ${club.agree('οποίος', 'acc')}`;
const relativeArticles = { masculine: ['τον', 'τους'], feminine: ['την', 'τις'], neuter: ['το', 'τα'] } as const;
/** `εντός έδρας απέναντι στον Άρη`, `στην έδρα του Άρη`. */
export const where = ({ opponent, atHome }: Subject) => (atHome ? `εντός έδρας απέναντι ${opponent.at}` : `στην έδρα ${opponent.gen}`);
/** `όγδοος`, `όγδοη`; `ουραγός` in the last place. */
export const placed = (club: GreekNoun, place: number, lastPlace: number | undefined) =>
  place === lastPlace ? club.verb('ουραγός', 'ουραγοί') : club.agree(ordinal(place));
/** `όγδοος στη βαθμολογία`, `ουραγός της βαθμολογίας`. */
export const placedInTable = (club: GreekNoun, place: number, lastPlace: number | undefined) =>
  `${placed(club, place, lastPlace)} ${place === lastPlace ? 'της βαθμολογίας' : 'στη βαθμολογία'}`;
/** Returns a club with its place before its name: `ο τρίτος Άρης`, `τη δεύτερη ΑΕΚ`, `η ουραγός ΑΕΛ`. */
export function ranked(club: GreekNoun, place: number, lastPlace: number | undefined): { readonly nom: string; readonly acc: string } {
  const isLast = place === lastPlace && club.gender !== 'neuter';
  const article = (form: string) => form.slice(0, form.indexOf(' '));
  const object = /^την?$/.test(article(club.acc)) ? theOrdinal(isLast ? 1 : place).split(' ')[0] : article(club.acc);
  return {
    nom: `${article(String(club))} ${isLast ? club.verb('ουραγός', 'ουραγοί') : club.agree(ordinal(place))} ${club.bare}`,
    acc: `${object} ${isLast ? club.verb('ουραγό', 'ουραγούς') : club.agree(ordinal(place), 'acc')} ${club.bareAcc}`,
  };
}
/** `στην όγδοη θέση`, `στην τελευταία θέση`. */
export const atPlace = (place: number, lastPlace: number | undefined) => (place === lastPlace ? 'στην τελευταία θέση' : onPlace(place));
/** The same without its noun, after a sentence that had it: `στην όγδοη`, `στην τελευταία`. */
export const atRank = (place: number, lastPlace: number | undefined) => (place === lastPlace ? 'στην τελευταία' : `σ${theOrdinal(place)}`);
const hosts = greekNouns.read(['οι γηπεδούχοι', 'των γηπεδούχων', 'τους γηπεδούχους']);
const hostsOfWomen = greekNouns.read(['οι γηπεδούχοι', 'των γηπεδούχων', 'τις γηπεδούχους']);
const visitors = greekNouns.read(['η φιλοξενούμενη ομάδα', 'της φιλοξενούμενης ομάδας', 'τη φιλοξενούμενη ομάδα']);
/** Returns a club's role in the match, in place of its name; no adjective may agree with it, since οι γηπεδούχοι may be women. */
export const part = (atHome: boolean) => (atHome ? womenOr(hostsOfWomen, hosts) : visitors);
/** The same when the role is known; on neutral ground the club by its name. */
export const partOf = (club: GreekNoun, atHome: boolean | undefined) => (atHome === undefined ? club : part(atHome));
/** `η αντίπαλός του`: the second club as the opponent of the first. */
export const itsOpponent = (club: GreekNoun, opponent: GreekNoun) =>
  // The verb marks an opponent of unknown gender.
  `${opponent.plural ? 'οι αντίπαλοί' : `${opponent.gender === 'feminine' ? 'η' : 'ο'} αντίπαλός`} ${club.their}${opponent.verb('', '')}`;

/** `το εντός έδρας ματς με τον Άρη`, `το ματς στην έδρα του Άρη`. */
export const theMatch = ({ opponent, atHome }: Subject) =>
  atHome ? `το εντός έδρας ματς με ${opponent.acc}` : `το ματς στην έδρα ${opponent.gen}`;
export const side = (atHome: boolean) => (atHome ? 'εντός έδρας' : 'εκτός έδρας');

/** `πέντε αγώνες πρωταθλήματος`. */
export const leagueMatches = (count: number) => `${matches(count)} πρωταθλήματος`;
/** `δύο αγωνιστικές`: the word itself means rounds of a league. */
export const rounds = (count: number) => `${number(count, 'feminine')} ${count === 1 ? 'αγωνιστική' : 'αγωνιστικές'}`;
/** `στις δύο τελευταίες αγωνιστικές`. */
export const inTheLastRounds = (count: number) =>
  count === 1 ? 'στην τελευταία αγωνιστική' : `στις ${number(count, 'feminine')} τελευταίες αγωνιστικές`;
/** `στις πέντε πιο πρόσφατες αγωνιστικές`, which cannot be taken for the last meetings. */
export const inTheLatestRounds = (count: number) =>
  count === 1 ? inTheLastRounds(count) : `στις ${number(count, 'feminine')} πιο πρόσφατες αγωνιστικές`;
/** `στους πέντε τελευταίους αγώνες πρωταθλήματος`. */
export const inTheLast = (count: number) =>
  count === 1 ? 'στον τελευταίο αγώνα πρωταθλήματος' : `στους ${number(count, 'masculine')} τελευταίους αγώνες πρωταθλήματος`;
/** The same in everyday words: `στα πέντε τελευταία ματς πρωταθλήματος`. */
export const inTheLastGames = (count: number) =>
  count === 1 ? 'στο τελευταίο ματς πρωταθλήματος' : `στα ${number(count, 'neuter')} τελευταία ματς πρωταθλήματος`;

/** `ντέρμπι του Λονδίνου`; `τοπικό ντέρμπι` where a name already holds the town. */
export const derbyOf = (town: GreekNoun, ...clubs: readonly GreekNoun[]) =>
  clubs.some(({ bare }) => [town.bare, town.bareGen].some((name) => ` ${bare} `.includes(` ${name} `)))
    ? 'τοπικό ντέρμπι'
    : `ντέρμπι ${town.gen}`;

/** A bet on a match, with the clubs that its name needs. */
interface NamedBet {
  readonly bet: Bet;
  readonly home: GreekNoun;
  readonly away: GreekNoun;
}

/** Returns phrases for a bet, alone and with its price; both are objects of a sentence. An άσος needs no name of its winner. */
export function betPhrases(figures: ProseFigures) {
  const phrase = (facts: NamedBet) => betPhrase(facts, figures);
  return {
    /** `τον άσο`, `το over 2,5 γκολ`. */
    phrase,
    /** `τον άσο σε απόδοση 1,85`. */
    offer: (facts: NamedBet & { readonly price: number }) => `${phrase(facts)} σε απόδοση ${figures.price(facts.price)}`,
  };
}

function betPhrase({ bet, ...clubs }: NamedBet, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'την ισοπαλία' : wins[bet.selection];
    case 'double-chance':
      return `τη διπλή ευκαιρία ${doubleChances[bet.selection]}`;
    case 'draw-no-bet':
      return `${wins[bet.selection]} με επιστροφή στην ισοπαλία`;
    case 'total-goals':
      return `το ${bet.selection} ${line(bet.line, false)} γκολ`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'το G/G' : 'το N/G';
    case 'asian-handicap':
      if (bet.line === 0) return `${wins[bet.selection]} με επιστροφή στην ισοπαλία`;
      return `το ασιατικό χάντικαπ ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} ${clubs[bet.selection].gen}`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'την ισοπαλία στο ημίχρονο' : `${wins[bet.selection]} στο ημίχρονο`;
    case 'correct-score':
      return `το ακριβές σκορ ${score(...(bet.selection.split('-').map(Number) as [number, number]))}`;
  }
}

const doubleChances = { 'home-or-draw': '1Χ', 'home-or-away': '12', 'draw-or-away': 'Χ2' } as const;

const wins = { home: 'τον άσο', away: 'το διπλό' } as const;
