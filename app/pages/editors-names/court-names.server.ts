import type { Words } from '#app/i18n/create-words.ts';
import { basketballClubName } from '#app/i18n/names/basketball-club-names.server.ts';
import { isTennisTournamentWrittenDown, tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import { courtProseOf } from '#app/i18n/preview/court/court-prose-of.server.ts';
import { clubToTell } from '#app/named-basketball-clubs.server.ts';
import type { BasketballClubName } from '#data/queries/court/list-basketball-club-names.ts';
import type { TennisTournamentName } from '#data/queries/court/list-tennis-tournament-names.ts';
import type { DeclinedName } from './editors-names.server.ts';

/** Returns each tournament with the place that prose makes of it, those of men and women once where they share both. */
export function tennisTournamentForms(
  { locale, format }: Pick<Words, 'locale' | 'format'>,
  tournaments: readonly TennisTournamentName[],
): DeclinedName[] {
  const prose = courtProseOf(locale, format);
  const all = tournaments.map((tournament) => ({
    name: tennisTournamentName(locale.tag, tournament),
    forms: [prose.placeOf(tournament)],
    isWrittenDown: isTennisTournamentWrittenDown(locale.tag, tournament),
  }));
  return [...new Map(all.map((declined) => [`${declined.name}|${declined.forms}`, declined])).values()];
}

/** Returns the forms of each club, and where prose goes on with a shorter name those of this one. */
export function basketballClubForms(
  { locale, format }: Pick<Words, 'locale' | 'format'>,
  clubs: readonly BasketballClubName[],
): DeclinedName[] {
  const prose = courtProseOf(locale, format);
  return clubs.map(clubToTell).flatMap((club) => {
    const { full, short } = prose.declineClub(club);
    const isWrittenDown = prose.isWrittenDown(club);
    const named = { name: basketballClubName(locale.tag, club, 'full'), forms: full, isWrittenDown };
    if (full.join() === short.join()) return [named];
    return [named, { name: basketballClubName(locale.tag, club, 'short'), forms: short, isWrittenDown }];
  });
}
