import { address } from '#app/addresses/address.ts';

/** The manifest by which a language of the site is installed. */
export const webAppManifestAddress = address('/manifest.webmanifest');
