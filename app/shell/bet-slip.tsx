import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Island } from '#app/island/island.tsx';
import { island as slipBox } from '#app/islands/slip/slip-box.island.tsx';
import box from '#app/islands/slip/slip-box.module.css';
import badge from '#app/ui/badge.module.css';
import boxHead from '#app/ui/box-head.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import tool from '#app/ui/tool.module.css';
import { maxLegs } from '#domain/slip/leg-key-pattern.ts';
import styles from './bet-slip.module.css';

/** Id of the dialog with the slip, for pages without a column for it. */
const slipSheetId = 'slip-sheet';

/**
 * Renders the bet slip: the right column of a wide page, otherwise a sheet that the bar at the bottom opens. The browser fills it;
 * the server's output is the same for every visitor.
 */
export function BetSlip() {
  const { t } = useWords();
  return (
    <section
      id="slip"
      className={styles.place}
      data-added={t('slip.added', { selection: '{selection}', count: '{count}' })}
      data-removed={t('slip.removed', { selection: '{selection}', count: '{count}' })}
      data-full={t('slip.full', { count: maxLegs })}
    >
      <div className={styles.rail}>
        <div className={boxHead.head}>
          <h2 className={boxHead.heading}>{t('slip.title')}</h2>
          <slip-count class={boxHead.aside} hidden />
        </div>
        <p className={clsx(box.empty, scripting.needsNoScript)}>{t('slip.needsScript')}</p>
        <slip-place>
          <Island of={slipBox} when="asked" />
        </slip-place>
      </div>
      <slip-opener>
        <a className={styles.pill} href="#slip">
          {t('slip.title')}
          <slip-count class={badge.badge} hidden />
        </a>
      </slip-opener>
      <dialog id={slipSheetId} className={styles.sheet} aria-labelledby="slip-sheet-title" closedby="any">
        <div className={styles.sheetHead}>
          <h2 className={boxHead.heading} id="slip-sheet-title">
            {t('slip.title')}
          </h2>
          <form method="dialog">
            <button type="submit" className={tool.tool} aria-label={t('slip.close')}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <slip-place>
          <Island of={slipBox} when="asked" />
        </slip-place>
      </dialog>
    </section>
  );
}
