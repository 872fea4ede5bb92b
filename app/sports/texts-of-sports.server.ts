import type { Language } from '#domain/language/languages.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { basketballTexts } from '#sports/basketball/app/basketball-texts.server.ts';
import { footballTexts } from '#sports/football/app/football-texts.server.ts';
import { tennisTexts } from '#sports/tennis/app/tennis-texts.server.ts';
import type { NamedSide, NamedTournament, SportTexts } from './sport-texts.ts';

const texts: { readonly [Name in Sport]: SportTexts<Name> } = {
  football: footballTexts,
  tennis: tennisTexts,
  basketball: basketballTexts,
};

/** Returns the texts about a sport's matches. */
export function textsOf<Name extends Sport>(sport: Name): SportTexts<Name> {
  return texts[sport];
}

interface NamedMatch {
  readonly sport: Sport;
  readonly home: NamedSide;
  readonly away: NamedSide;
  readonly tournament: Pick<NamedTournament, 'name' | 'slug' | 'countryCode'>;
}

/** Returns a match with the names of its sides and its competition in the language. */
export function matchNamed<Match extends NamedMatch>(match: Match, language: Language): Match {
  const { side, tournament } = textsOf<Sport>(match.sport);
  return {
    ...match,
    home: side(match.home, language),
    away: side(match.away, language),
    tournament: tournament(match.tournament, language),
  };
}
