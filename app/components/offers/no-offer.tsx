import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './no-offer.module.css';

/** Renders the notice of `<offer-slot>` for a visible place without offers: that there is nothing, the page that says why, and help. */
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
