import { tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import type { TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Language } from '#domain/language/languages.ts';
import { tennisTournamentFacts } from '../data/catalogue/tennis-tournament-facts.ts';

type Tournament = Pick<TwoSidedMatchOfTournament['tournament'], 'name' | 'slug' | 'countryCode'>;

/** Returns a tournament of tennis with its name in the reader's language, and with the country's letters as on scoreboards: `GBR`, not `ENG`. */
export function namedTennisTournament<Named extends Tournament>(tournament: Named, language: Language): Named {
  const countryCode = tennisTournamentFacts(tournament.slug)?.countryCode ?? tournament.countryCode;
  return { ...tournament, name: tennisTournamentName(language, tournament), countryCode };
}
