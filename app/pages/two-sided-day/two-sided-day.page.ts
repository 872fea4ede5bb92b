import { definePage } from '#app/document/page.ts';
import { courtSports } from '#domain/sports/sport.ts';
import { courtDayAddresses } from './two-sided-day.address.ts';
import { courtDayHead } from './two-sided-day.head.ts';
import { loadCourtDay } from './two-sided-day.server.ts';
import { CourtDayPage } from './two-sided-day-page.tsx';

/** The list of matches of every sport but football, whose list is the home page. */
export const courtDayPages = courtSports.map((sport) =>
  definePage(import.meta.url, courtDayAddresses[sport], { load: loadCourtDay(sport), head: courtDayHead, View: CourtDayPage }),
);
