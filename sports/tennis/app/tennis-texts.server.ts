import { setsWords, tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import type { SportTexts } from '#app/sports/sport-texts.ts';
import { summaryOfMatch } from '#sports/shared/app/summary-of-match.ts';
import { namedTennisTournament } from './named-tennis-tournament.server.ts';

export const tennisTexts: SportTexts<'tennis'> = {
  round: ({ stage }, t) => tennisRoundWords(stage, t),
  summary: summaryOfMatch,
  competition: ({ name, genderType }, t) => t(genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: name }),
  ending({ sets, ending }, words) {
    const broken = ending === undefined || ending === 'completed' ? '' : words.t(`tennis.${ending}Short`);
    return [setsWords(sets, words), broken].filter((part) => part !== '').join(' ');
  },
  endingWithNames({ sets, winner, ending }, names, words) {
    const all = setsWords(sets, words);
    if (winner === undefined || ending === undefined || ending === 'completed') return [all];
    return [all, words.t(`tennis.${ending}`, { player: names[ending === 'awarded' ? winner : ((1 - winner) as 0 | 1)] })];
  },
  setsUntil: ({ sets }, count, words) => setsWords(sets.slice(0, count), words),
  side: (side) => side,
  declinedNames: async (site) => (await import('./tennis-names.server.ts')).declinedTennisNames(site),
  tournament: namedTennisTournament,
};
