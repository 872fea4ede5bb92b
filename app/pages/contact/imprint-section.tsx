import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Operator } from '#app/site/imprint.ts';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { AddressLines } from './address-lines.tsx';
import styles from './imprint-section.module.css';

/** Renders the imprint, or a statement that no operator is named yet. */
export function ImprintSection({ operator, demonstration }: { operator: Operator | undefined; demonstration: boolean }) {
  const { t } = useWords();
  return (
    <section className={layout.section} id="imprint">
      <div className={layout.head}>
        <h2 className={text.heading}>{t('contact.operator')}</h2>
      </div>
      {operator === undefined ? (
        <p>{t(demonstration ? 'contact.unnamedDemonstration' : 'contact.unnamed')}</p>
      ) : (
        <OperatorLines operator={operator} />
      )}
    </section>
  );
}

function OperatorLines({ operator }: { operator: Operator }) {
  const { t } = useWords();
  const { name, address, email, phone, representedBy, register, responsible } = operator;
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('contact.operatorName'), name],
    [t('contact.address'), <AddressLines key="address" lines={address} />],
    [t('contact.representedBy'), representedBy],
    [
      t('contact.email'),
      <a key="email" className={text.link} href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [t('contact.phone'), phone],
    [t('contact.register'), register && <AddressLines key="register" lines={register} />],
    [t('contact.responsible'), responsible && <AddressLines key="responsible" lines={responsible} />],
  ];
  return (
    <dl className={styles.imprint}>
      {lines.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
