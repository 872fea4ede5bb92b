import { useWords } from '#app/i18n/words.tsx';
import { contactAddress } from './contact.address.ts';
import styles from './notice.module.css';

export function SentNotice() {
  const { t, href } = useWords();
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent is where reading goes on
    <div className={styles.notice} role="status" tabIndex={-1} autoFocus>
      <p>
        <b>{t('contact.sent')}</b>
      </p>
      <p>{t('contact.sentWhy')}</p>
      <p>
        <a href={href(contactAddress.path)}>{t('contact.another')}</a>
      </p>
    </div>
  );
}
