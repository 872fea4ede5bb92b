import { basketball } from '#sports/basketball/domain/basketball.ts';
import { football } from '#sports/football/domain/football.ts';
import { tennis } from '#sports/tennis/domain/tennis.ts';
import type { NamedFirst } from './named-first.ts';
import type { Pair } from './pair.ts';
import type { Sport } from './sport.ts';
import type { SportRules } from './sport-rules.ts';
import type { SportMatch } from './sport-types.ts';

const rules: { readonly [Name in Sport]: SportRules<Name> } = { football, tennis, basketball };

/** Returns the rules by which a sport is played and bet on. */
export function rulesOf<Name extends Sport>(sport: Name): SportRules<Name> {
  return rules[sport];
}

/** Returns the score of the whole match, first that of the home side; undefined before it, after a walkover, and when it is not known. */
export function overallScore({ sport, play, facts }: SportMatch): Pair<number> | undefined {
  return play && rulesOf<Sport>(sport).overallScore(play, facts);
}

/**
 * Returns the side that a competition names first.
 *
 * @param countryCode code of the country of the competition; undefined when the competition is no longer stored
 */
export function namedFirstIn(sport: Sport, countryCode: string | undefined): NamedFirst {
  return countryCode !== undefined && rulesOf(sport).visitorsFirstIn.includes(countryCode) ? 'away' : 'home';
}
