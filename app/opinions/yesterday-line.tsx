import type { CSSProperties } from 'react';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import chip from '#app/ui/chip.module.css';
import { Icon } from '#app/ui/icon.tsx';
import type { Yesterday } from './yesterday.server.ts';
import styles from './yesterday-line.module.css';

/** Yesterday's predictions and tips in one line, good or bad; it links to the predictions of the day. When nothing was decided the line keeps its height. */
export function YesterdayLine({
  yesterday,
  utc,
}: {
  yesterday: Yesterday | undefined;
  /** The reader's offset from UTC that the address of the page names. */
  utc: number | undefined;
}) {
  const { t, format, href } = useWords();
  if (yesterday === undefined) return <p className={styles.line}>{t('offer.nothingYet')}</p>;
  const { day, of, decided, right, promised, tips, won, afterwards } = yesterday;
  const figures = <b>{t('offer.ofAll', { part: format.integer(right), all: format.integer(decided) })}</b>;
  const said = { promised: format.integer(Math.round(promised)) };
  return (
    <a className={styles.line} href={href(predictionsAddress.href(of === 'day' ? { date: day, utc } : { utc }))}>
      <span>
        <span className={styles.wide}>{withElements(t, of === 'day' ? 'offer.yesterday' : 'offer.month', { figures }, said)}</span>
        <span className={styles.narrow}>
          {withElements(t, of === 'day' ? 'offer.yesterdayShort' : 'offer.monthShort', { figures }, said)}
        </span>
        {tips > 0 && <span className={styles.wide}> · </span>}{' '}
        <span className={tips > 0 ? styles.ofTips : undefined}>
          {tips > 0 &&
            withElements(t, 'offer.tipsWon', {
              figures: <b>{t('offer.ofAll', { part: format.integer(won), all: format.integer(tips) })}</b>,
            })}{' '}
          {afterwards > 0 && <small className={chip.warning}>{t('tip.computedAfterwards')}</small>}
        </span>
      </span>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={{ '--right': `${(100 * right) / decided}%`, '--promised': `${(100 * promised) / decided}%` } as CSSProperties}
      />
      <Icon name="right" small />
    </a>
  );
}
