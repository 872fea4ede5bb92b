import { notFound } from '#app/document/answers.ts';
import type { Site } from '#app/site-context.server.ts';
import { type OneModelView, type OneRecordView, readOneModel, readOneRecord } from './one-record.server.ts';
import { type RecordView, readRecord } from './record-view.server.ts';
import type { TrackRecordAddress } from './track-record.address.ts';

/** The record as a whole, or one record of it by itself. */
export type TrackRecordView = RecordView | OneRecordView | OneModelView;

/** Reads the tips on record; the address filters them, leads on to older ones, or names one record. */
export async function loadTrackRecord(site: Site, address: TrackRecordAddress): Promise<TrackRecordView> {
  site.page.dependOn('tips', 'catalogue');
  if (address.record === undefined) return readRecord(site, address);
  const one = (await readOneRecord(site, address.record)) ?? (await readOneModel(site, address.record));
  if (one === undefined) throw notFound();
  return one;
}
