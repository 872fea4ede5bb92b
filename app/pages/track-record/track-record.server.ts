import { notFound } from '#app/addresses/answers.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type OneModelView, type OneTipView, readOneModel, readOneTip } from './record/one-record.server.ts';
import { type RecordView, readRecord } from './record/record-view.server.ts';
import type { TrackRecordAddress } from './track-record.address.ts';

/** The record as a whole, or a single record of it. */
export type TrackRecordView = RecordView | OneTipView | OneModelView;

/** Returns the tips on record; the address filters them, pages to older ones, or names one record. Throws 404 for an unknown record. */
export async function loadTrackRecord(site: Site, address: TrackRecordAddress): Promise<TrackRecordView> {
  site.page.dependOn('tips', 'catalogue');
  if (address.record === undefined) return readRecord(site, address);
  const one = (await readOneTip(site, address.record)) ?? (await readOneModel(site, address.record));
  if (one === undefined) throw notFound();
  return one;
}
