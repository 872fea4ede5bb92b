import { address } from '#app/addresses/address.ts';
import { zoneOffset } from '#app/addresses/parameter.ts';

/** Current counts above lists, for the present day in the zone of the language or at an offset. */
export const listCountsAddress = address('/list-counts.json', { utc: zoneOffset });
