import type { LanguageNames } from '#languages/prose/language-names.ts';
import { spanishNouns } from '../prose/nouns/nouns.ts';
import basketballClubs from './basketball-clubs.json' with { type: 'json' };
import clubNames from './club-names.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import competitions from './competitions.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import grounds from './grounds.json' with { type: 'json' };
import tennisTournaments from './tennis-tournaments.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

export const spanishNames: LanguageNames = {
  clubs,
  clubNames,
  basketballCompetitions: { euroleague: 'Euroliga' },
  competitions,
  countries,
  towns,
  grounds,
  tennisTournaments,
  basketballClubs,
  standingAlone: (entry) => spanishNouns.read(entry).bare,
  placeOfTournament: (name) => `en ${name}`,
  nbaEntry: (name) => `los ${name}`,
};
