import { useWords } from '#app/i18n/words/words.tsx';
import type { Imprint, OfficeCity } from '#app/site/imprint.ts';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { AddressLines } from './address-lines.tsx';
import styles from './offices-section.module.css';

const cities: readonly OfficeCity[] = ['london', 'berlin'];

export function OfficesSection({ offices }: { offices: Imprint['offices'] }) {
  const { t } = useWords();
  return (
    <section className={layout.section}>
      <div className={layout.head}>
        <h2 className={text.heading}>{t('contact.offices')}</h2>
      </div>
      <ul className={styles.offices}>
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
