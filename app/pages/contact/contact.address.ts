import { type AddressOf, address } from '#app/addresses/address.ts';
import { flag } from '#app/addresses/parameter.ts';

/** The page with the contact form; with `sent`, the thanks for a message. */
export const contactAddress = address('/contact', { sent: flag() });

export type ContactAddress = AddressOf<typeof contactAddress>;
