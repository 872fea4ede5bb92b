import { basketballClubName } from '#app/i18n/names/basketball-club-names.server.ts';
import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import { basketballCompetitionFacts } from '../data/catalogue/basketball-competition-facts.ts';
import type { BasketballClubToTell } from '../domain/story/basketball-story.ts';

interface Club {
  readonly slug: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
}

/** Returns a club with its names for prose. */
export function clubToTell({ slug, name, shortName }: Pick<Club, 'slug' | 'name' | 'shortName'>): BasketballClubToTell {
  const isOfNba = basketballCompetitionFacts('nba')?.clubs.some((club) => club.slug === slug) === true;
  return { slug, name, short: shortName, isOfNba };
}

/** Returns a club of basketball with its names in the reader's language. */
export function namedClub<Named extends Club>(club: Named, language: Language): Named {
  const told = clubToTell(club);
  const name = basketballClubName(language, told, 'full');
  const shortName = basketballClubName(language, told, 'short');
  if (name === club.name && shortName === club.shortName) return club;
  return { ...club, name, shortName, rowName: name };
}

/** Returns a competition of basketball with its name in the reader's language: `Eurolega`. */
export function namedCompetition<Named extends { readonly slug: string; readonly name: string }>(
  competition: Named,
  language: Language,
): Named {
  const name = serverParts[language].names.basketballCompetitions?.[competition.slug];
  return name === undefined ? competition : { ...competition, name };
}

/** Returns a game with its clubs' names in the reader's language. */
export function withNamedClubs<Game extends { readonly home: Club; readonly away: Club }>(game: Game, language: Language): Game {
  return { ...game, home: namedClub(game.home, language), away: namedClub(game.away, language) };
}
