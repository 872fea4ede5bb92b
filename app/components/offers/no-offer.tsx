import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './no-offer.module.css';

/**
 * A `<template>` with the notice that there are no offers, which links to the page that says why, and to help. `<offer-slot>` shows it when
 * its place is in view and the visitor may see no offer.
 */
export function NoOffer({ whyPath }: { whyPath: string }) {
  const { t, href } = useWords();
  return (
    <template>
      <div className={styles.nothing}>
        <b>{t('offers.none')}</b>
        <p>
          <a className={text.link} href={href(whyPath)} rel="nofollow">
            {t('offers.slotLink')}
          </a>
          <a className={text.link} href={href('/responsible-gambling')}>
            {t('offers.help')}
          </a>
        </p>
      </div>
    </template>
  );
}
