import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import styles from './copy-field.module.css';

/** A text to copy, with a button that copies it when scripts run. */
export function CopyField({ label, children }: { label: string; children: string }) {
  const { t } = useWords();
  return (
    <copy-text class={styles.field} copied={t('copy.done')} by-hand={t('copy.byHand')}>
      <p>
        <span className={text.visuallyHidden}>{label}: </span>
        <code>{children}</code>
      </p>
      <button type="button" className={clsx(button.button, styles.copy, scripting.needsScript)}>
        {t('copy.button')}
      </button>
    </copy-text>
  );
}
