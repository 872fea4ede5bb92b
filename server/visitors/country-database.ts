import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Response as AddressRecord, Reader } from 'maxmind';

const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
/** The format has its metadata within so many bytes of its end. */
const maxMetadataBytes = 128 * 1_024;

/** Returns the database that npm installs, which gives the country of an address. */
export async function openCountryDatabase(): Promise<Reader<AddressRecord>> {
  return new Reader<AddressRecord>(await readFile(file));
}

/** Returns when the database of countries was made, without reading the whole of it. */
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
