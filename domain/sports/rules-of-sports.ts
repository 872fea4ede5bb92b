import { basketball } from '#sports/basketball/domain/basketball.ts';
import { football } from '#sports/football/domain/football.ts';
import { tennis } from '#sports/tennis/domain/tennis.ts';
import type { Pair } from './pair.ts';
import type { Sport } from './sport.ts';
import type { SportRules } from './sport-rules.ts';
import type { SportMatch } from './sport-types.ts';

const rules: { readonly [Name in Sport]: SportRules<Name> } = { football, tennis, basketball };

/** Returns the rules by which a sport is played and bet on. */
export function rulesOf<Name extends Sport>(sport: Name): SportRules<Name> {
  return rules[sport];
}

/** Returns the score of the whole match, first that of the side named first; undefined before it, after a walkover, and when it is not known. */
export function overallScore({ sport, play, facts }: SportMatch): Pair<number> | undefined {
  return play && rulesOf<Sport>(sport).overallScore(play, facts);
}

/** Returns the values of the two sides of a match, given in the order in which the sides are stored, in the order in which they are named. */
export function inNamedOrder<Value>(sport: Sport, [first, second]: Pair<Value>): Pair<Value> {
  return rulesOf(sport).namedFirst === 'home' ? [first, second] : [second, first];
}
