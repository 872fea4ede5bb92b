import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './site-notice.module.css';

/** Renders a line that the site shows a demonstration, or that its clock was set, with an explanation when opened; nothing when neither is so. */
export function SiteNotice({ demonstration, clockSetTo }: { demonstration: boolean; clockSetTo: string | undefined }) {
  const { t, format } = useWords();
  if (!demonstration && clockSetTo === undefined) return null;
  const marks = [demonstration && t('shell.demonstration'), clockSetTo !== undefined && t('shell.clockSet')];
  return (
    <details className={styles.notice}>
      <summary>
        <span className={styles.words}>
          <b>{marks.filter((mark) => mark !== false).join(' ')}</b>
          {demonstration && ` ${t('shell.demonstrationMeaning')}`}
          {clockSetTo !== undefined && ` ${t('shell.clockSetMeaning', { day: format.dayOfYear(new Date(clockSetTo), 'UTC') })}`}
        </span>
        <Icon name="down" small />
      </summary>
    </details>
  );
}
