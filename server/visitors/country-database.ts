import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Response as AddressRecord, Reader } from 'maxmind';

const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
/** Max distance of the format's metadata from its end, in bytes. */
const maxMetadataBytes = 128 * 1_024;

/** Opens the database of countries by address that npm installs. */
export async function openCountryDatabase(): Promise<Reader<AddressRecord>> {
  return new Reader<AddressRecord>(await readFile(file));
}

/** Returns the time at which the database of countries was built, reading only its end. */
export async function countryDatabaseBuiltAt(): Promise<Date> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, maxMetadataBytes);
    const { buffer } = await handle.read({ buffer: Buffer.alloc(length), position: size - length });
    return new Reader<AddressRecord>(buffer).metadata.buildEpoch;
  } finally {
    await handle.close();
  }
}
