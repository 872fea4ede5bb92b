import type { LanguageNames } from '#languages/prose/language-names.ts';
import { italianNouns } from '../prose/nouns/nouns.ts';
import basketballClubs from './basketball-clubs.json' with { type: 'json' };
import clubNames from './club-names.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import competitions from './competitions.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import grounds from './grounds.json' with { type: 'json' };
import tennisTournaments from './tennis-tournaments.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

export const italianNames: LanguageNames = {
  clubs,
  clubNames,
  basketballCompetitions: { euroleague: 'Eurolega' },
  competitions,
  countries,
  towns,
  grounds,
  tennisTournaments,
  basketballClubs,
  // Signposts have an article: `Il Cairo`, `L’Aia`.
  standingAlone: (entry) =>
    italianNouns
      .read(entry)
      .toString()
      .replace(/^./, (letter) => letter.toUpperCase()),
  placeOfTournament: (name) => `a ${name}`,
  nbaEntry: (name) => `${/^(?:[AEIOUHZ]|S[^aeiou])/.test(name) ? 'gli' : 'i'} ${name}`,
};
