import { definePage } from '#app/document/page.ts';
import { courtDayAddresses } from './court-day.address.ts';
import { courtDayHead } from './court-day.head.ts';
import { loadCourtDay } from './court-day.server.ts';
import { CourtDayPage } from './court-day-page.tsx';

export const tennisDayPage = definePage(import.meta.url, courtDayAddresses.tennis, {
  load: loadCourtDay('tennis'),
  head: courtDayHead,
  View: CourtDayPage,
});
