import { definePage } from '#app/document/page.ts';
import { courtDayAddresses } from './court-day.address.ts';
import { courtDayHead } from './court-day.head.ts';
import { loadCourtDay } from './court-day.server.ts';
import { CourtDayPage } from './court-day-page.tsx';

export const basketballDayPage = definePage(import.meta.url, courtDayAddresses.basketball, {
  load: loadCourtDay('basketball'),
  head: courtDayHead,
  View: CourtDayPage,
});
