import { useWords } from '#app/i18n/words.tsx';
import type { Imprint, OfficeCity } from '#app/imprint.ts';
import { AddressLines } from './address-lines.tsx';

const cities: readonly OfficeCity[] = ['london', 'berlin'];

export function OfficesSection({ offices }: { offices: Imprint['offices'] }) {
  const { t } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('contact.offices')}</h2>
      </div>
      <ul className="offices">
        {cities.map((city) => (
          <li key={city}>
            <h3>{t(`contact.${city}`)}</h3>
            {offices[city] !== undefined && <AddressLines lines={offices[city]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
