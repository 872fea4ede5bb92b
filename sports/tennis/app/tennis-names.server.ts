import { isTennisTournamentWrittenDown, tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { DeclinedNames } from '#app/sports/sport-texts.ts';
import { listTennisTournamentNames } from '../data/queries/list-tennis-tournament-names.ts';

/** Returns all tournaments with their place as written in prose, which is their only form; those of men and women once when they share name and form. */
export async function declinedTennisNames({ db, words: { locale, format, t } }: Pick<Site, 'db' | 'words'>): Promise<DeclinedNames> {
  const prose = twoSidedProseOf(locale, format);
  const all = (await listTennisTournamentNames(db)).map((tournament) => ({
    name: tennisTournamentName(locale.tag, tournament),
    forms: [prose.placeOf(tournament)],
    isWrittenDown: isTennisTournamentWrittenDown(locale.tag, tournament),
  }));
  const names = [...new Map(all.map((declined) => [`${declined.name}|${declined.forms}`, declined])).values()];
  return { title: t('tennis.tournaments'), heads: [t('editorsNames.place')], names };
}
