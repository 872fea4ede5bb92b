import { definePage } from '#app/document/page.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { twoSidedDayAddresses } from './two-sided-day.address.ts';
import { twoSidedDayHead } from './two-sided-day.head.ts';
import { loadTwoSidedDay } from './two-sided-day.server.ts';
import { TwoSidedDayPage } from './two-sided-day-page.tsx';

/** The list of matches of every sport but football, whose list is the home page. */
export const twoSidedDayPages = twoSidedSports.map((sport) =>
  definePage(import.meta.url, twoSidedDayAddresses[sport], { load: loadTwoSidedDay(sport), head: twoSidedDayHead, View: TwoSidedDayPage }),
);
