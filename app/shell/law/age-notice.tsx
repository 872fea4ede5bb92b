import { useWords } from '#app/i18n/words/words.tsx';
import styles from './age-notice.module.css';

/** Renders the min age of readers, and that this is no betting site. The visitor's country may raise the age later. */
export function AgeNotice({ siteName, minimumAge }: { siteName: string; minimumAge: number }) {
  const { t, locale } = useWords();
  return (
    <>
      <span className={styles.age} data-age="">
        {`${minimumAge}+`}
      </span>
      <div>
        <p data-notice="">{t('law.notice', { site: siteName, age: minimumAge })}</p>
        <noscript>
          <p className={styles.scriptNeeded}>{t('shell.scriptNeeded', { zone: locale.zone.replace('_', ' ') })}</p>
        </noscript>
      </div>
    </>
  );
}
