import { definePage } from '#app/document/page.ts';
import { trackRecordAddress } from './track-record.address.ts';
import { trackRecordHead } from './track-record.head.ts';
import { loadTrackRecord } from './track-record.server.ts';
import { TrackRecordPage } from './track-record-page.tsx';

export const trackRecordPage = definePage(import.meta.url, trackRecordAddress, {
  load: loadTrackRecord,
  head: trackRecordHead,
  View: TrackRecordPage,
});
