import './licensed-price.module.css';
import type { ReactNode } from 'react';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import { countriesThatLicense } from '#domain/jurisdiction/licences.ts';

/**
 * Shows content that depends on a price that can be taken at present: the element of the same name hides it from a reader in a country
 * where the bookmaker is not known to be licensed.
 *
 * @param shows a short text that changes with the content: `patchContent` leaves a custom element with unchanged attributes as it is, so
 * this is how an open page notices a new price
 * @param instead the content for such a reader; nothing without it
 */
export function LicensedPrice({
  offer,
  shows,
  instead,
  wrapper: Part = 'span',
  children,
}: {
  offer: Pick<TakeableOffer, 'bookmaker'>;
  shows: string;
  instead?: ReactNode;
  /** The element around the content: a `div` when it is more than text. */
  wrapper?: 'span' | 'div';
  children: ReactNode;
}) {
  return (
    <licensed-price countries={countriesThatLicense(offer.bookmaker).join(' ')} shows={shows}>
      <Part>{children}</Part>
      {instead !== undefined && <Part hidden>{instead}</Part>}
    </licensed-price>
  );
}
