import { basketballClubName } from '#app/i18n/names/basketball-club-names.server.ts';
import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { DeclinedNames } from '#app/sports/sport-texts.ts';
import { listBasketballClubNames } from '../data/queries/list-basketball-club-names.ts';
import { clubToTell } from './named-basketball-clubs.server.ts';

/** Returns the declined names of all clubs, and the shorter name's beside the full one's where prose uses a shorter one. */
export async function declinedBasketballNames(
  { db, words: { locale, format, t } }: Pick<Site, 'db' | 'words'>,
  heads: readonly string[],
): Promise<DeclinedNames> {
  const prose = twoSidedProseOf(locale, format);
  const names = (await listBasketballClubNames(db)).map(clubToTell).flatMap((club) => {
    const { full, short } = prose.declineClub(club);
    const isWrittenDown = prose.isWrittenDown(club);
    const named = { name: basketballClubName(locale.tag, club, 'full'), forms: full, isWrittenDown };
    if (full.join() === short.join()) return [named];
    return [named, { name: basketballClubName(locale.tag, club, 'short'), forms: short, isWrittenDown }];
  });
  return { title: t('tournament.teams'), heads, names };
}
