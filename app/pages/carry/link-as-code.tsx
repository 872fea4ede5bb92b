import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './link-as-code.module.css';

/** Renders the link as a QR code, which the browser draws when it is opened: dark on white in the dark theme too, since many cameras read no other. */
export function LinkAsCode() {
  const { t } = useWords();
  return (
    <qr-code class={styles.tool}>
      <details>
        <summary className={button.button}>{t('transfer.code')}</summary>
        <div className={styles.code} data-part="code">
          <svg className={styles.drawing} role="img" aria-label={t('transfer.codeAlt')} shapeRendering="crispEdges">
            <rect fill="#ffffff" />
            <path fill="#000000" />
          </svg>
          <p className={text.note}>{t('transfer.codeHow')}</p>
        </div>
        <p className={styles.tooLong} data-part="too-long" hidden>
          {t('transfer.codeTooLong')}
        </p>
      </details>
    </qr-code>
  );
}
