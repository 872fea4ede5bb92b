import { address } from '#app/document/address.ts';
import { zoneOffset } from '#app/document/parameter.ts';

/** The counts that stand above lists, as they are now, of the day that it is in the zone of the language or at an offset. */
export const listCountsAddress = address('/list-counts.json', { utc: zoneOffset });
