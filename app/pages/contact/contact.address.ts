import { type AddressOf, address } from '#app/document/address.ts';
import { flag } from '#app/document/parameter.ts';

/** The form for messages, and thanks for one that was sent. */
export const contactAddress = address('/contact', { sent: flag() });

export type ContactAddress = AddressOf<typeof contactAddress>;
