import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './offline-page.module.css';
import showOfflineMatches from './show-offline-matches.ts?script-text';

/** Renders the page that a browser shows while offline, in place of any other: the matches that were seen last, and how long ago. */
export function OfflinePage() {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <h1 className={text.title}>{t('offline.title')}</h1>
      <p>{t('offline.hint')}</p>
      <button id="try-again" type="button" className={clsx(button.button, button.main)}>
        {t('states.tryAgain')}
      </button>
      <section id="kept-matches" className={styles.kept} hidden>
        <h2 className={text.heading}>
          {t('offline.kept')} <span data-day />
        </h2>
        <p className={text.note} data-seen={t('offline.seen', { ago: '{ago}' })} />
        <ul />
        <template>
          <li className={styles.row}>
            <span className={styles.moment}>
              <small data-row-day />
              <span data-moment />
            </span>
            <span data-clubs />
            <b data-score />
          </li>
        </template>
      </section>
      <p id="no-kept-matches" className={text.note}>
        {t('offline.nothing')}
      </p>
      <ShowOfflineMatches />
    </div>
  );
}

function ShowOfflineMatches() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which works where no other can be fetched
  return <script dangerouslySetInnerHTML={{ __html: showOfflineMatches }} />;
}
