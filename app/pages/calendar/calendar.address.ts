import { address } from '#app/addresses/address.ts';
import { type FavouriteKey, followed } from '#app/pages/home/home.address.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

const ending = '.ics';

/** The matches of a club as a calendar; `file` is the club's slug with the extension of a calendar. */
export const clubCalendarAddress = address('/calendar/club/:file');

/** The matches of a tennis player or a basketball club as a calendar, by sport; `file` is the slug with the extension of a calendar. */
export const sideCalendarAddress = address('/calendar/side/:sport/:file');

/** The matches of a competition as a calendar, for tennis and basketball with the sport as category; `file` is its slug with the extension of a calendar. */
export const competitionCalendarAddress = address('/calendar/competition/:category/:file');

/** The matches that one reader follows as a calendar. */
export const favouritesCalendarAddress = address('/calendar/favourites.ics', { ids: followed });

/** Returns the shared path of a club's calendar. */
export function clubCalendarPath(slug: string): string {
  return clubCalendarAddress.href({ file: slug + ending });
}

/** Returns the shared path of the calendar of a tennis player or a basketball club. */
export function sideCalendarPath(sport: TwoSidedSport, slug: string): string {
  return sideCalendarAddress.href({ sport, file: slug + ending });
}

/** Returns the shared path of a competition's calendar. */
export function competitionCalendarPath(category: string, tournament: string): string {
  return competitionCalendarAddress.href({ category, file: tournament + ending });
}

/** Returns the shared path of the calendar of a reader's followed items. */
export function favouritesCalendarPath(ids: readonly FavouriteKey[]): string {
  return favouritesCalendarAddress.href({ ids });
}

/** Returns the slug in the name of a calendar's file; undefined for any other name. */
export function slugOfFile(file: string): string | undefined {
  return file.endsWith(ending) ? file.slice(0, -ending.length) : undefined;
}
