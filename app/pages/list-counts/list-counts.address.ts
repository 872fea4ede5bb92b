import { address } from '#app/document/address.ts';
import { zoneOffset } from '#app/document/parameter.ts';

/** Current counts above lists, for the present day in the zone of the language or at an offset. */
export const listCountsAddress = address('/list-counts.json', { utc: zoneOffset });
