import './licensed-price.module.css';
import type { ReactNode } from 'react';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import { countriesThatLicense } from '#domain/jurisdiction/licences.ts';

/**
 * Shows what rests on a price that can be taken at present: the element of the same name hides it from a reader in a country where the bookmaker is not
 * known to be licensed.
 *
 * @param shows what it says, in a word: by it a page that is open tells a new price from the one that it has
 * @param instead what such a reader sees in its place; nothing without it
 */
export function LicensedPrice({
  offer,
  shows,
  instead,
  children,
}: {
  offer: Pick<TakeableOffer, 'bookmaker'>;
  shows: string;
  instead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <licensed-price countries={countriesThatLicense(offer.bookmaker).join(' ')} shows={shows}>
      <span>{children}</span>
      {instead !== undefined && <span hidden>{instead}</span>}
    </licensed-price>
  );
}
