import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { both, points } from '../words.ts';

type Club = BrazilianPortugueseNoun;

export const fixture = (home: Club, away: Club) => `${home.bare} x ${away.bare}`;

/** Returns clubs with their articles: `o Vasco`, `o Vasco e o Bahia`, `o Vasco, o Bahia e a Chapecoense`. */
export const listed = (clubs: readonly Club[]) => (clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} e ${clubs.at(-1)}`);

/** Returns one or two clubs without articles, for a headline. */
export const listedBare = ([one, other]: readonly Club[]) => (other === undefined ? (one as Club).bare : both(one as Club, other));

/** Returns a leader's margin: `com três pontos de vantagem`. */
export const byLead = (ahead: number) => (ahead === 0 ? 'só nos critérios de desempate' : `com ${points(ahead)} de vantagem`);
