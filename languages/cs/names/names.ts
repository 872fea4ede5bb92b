import type { LanguageNames } from '#languages/prose/language-names.ts';
import { czechNouns } from '../prose/nouns/nouns.ts';
import clubNames from './club-names.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import competitions from './competitions.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import grounds from './grounds.json' with { type: 'json' };
import tennisTournaments from './tennis-tournaments.json' with { type: 'json' };
import towns from './towns.json' with { type: 'json' };

export const czechNames: LanguageNames = {
  clubs,
  clubNames,
  basketballCompetitions: { euroleague: 'Euroliga' },
  competitions,
  countries,
  towns,
  grounds,
  tennisTournaments,
  standingAlone: (entry) => czechNouns.read(entry).nom,
  placeOfTournament: (name) => `na turnaji ${name}`,
  nbaEntry: (name) => {
    const [, town = '', rest = ''] = /^(Atlanta|Indiana|Minnesota|Oklahoma|Philadelphia)(.*)$/.exec(name) ?? [];
    if (town === '') return `(${name}) mp`;
    const { nom, gen, dat, acc, loc, ins } = czechNouns.read(`${town} f`);
    return [...[nom, gen, dat, acc, loc, ins].map((form) => form + rest), 'mp'];
  },
};
