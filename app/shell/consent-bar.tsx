import type { TagManager } from '#app/consent/tag-manager.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './consent-bar.module.css';

/** Renders a quiet bar at the lower edge with two equal answers. It is hidden until a script shows it, so that no visitor without scripts has to answer. */
export function ConsentBar({ tagManager: { address, loading } }: { tagManager: TagManager }) {
  const { t, href } = useWords();
  return (
    <consent-bar
      id="consent"
      class={styles.consent}
      role="region"
      aria-labelledby="consent-title"
      tabIndex={-1}
      hidden
      address={address}
      loading={loading}
    >
      <div>
        <p>
          <b id="consent-title">{t('consent.title')}</b>
        </p>
        <p>
          {t('consent.text')}{' '}
          <a className={text.link} href={href('/cookies-policy')}>
            {t('footer.cookies-policy')}
          </a>
        </p>
        <p hidden data-granted={t('consent.granted', { date: '{date}' })} data-denied={t('consent.denied', { date: '{date}' })} />
      </div>
      <div className={styles.answers}>
        <button type="button" className={button.button} value="denied">
          {t('consent.reject')}
        </button>
        <button type="button" className={button.button} value="granted">
          {t('consent.accept')}
        </button>
      </div>
    </consent-bar>
  );
}
