import { tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import { tennisTournamentFacts } from '#data/catalogue/sports/tennis-tournament-facts.ts';
import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import type { Language } from '#domain/language/languages.ts';

/** Returns a match with its tournament as readers of the language call it, and in tennis with the country's letters that scoreboards have. */
export function withNamedTournament(match: CourtDayMatch, language: Language): CourtDayMatch {
  if (match.sport !== 'tennis') return match;
  const { tournament } = match;
  const name = tennisTournamentName(language, tournament);
  return {
    ...match,
    tournament: { ...tournament, name, countryCode: tennisTournamentFacts(tournament.slug)?.countryCode ?? tournament.countryCode },
  };
}
