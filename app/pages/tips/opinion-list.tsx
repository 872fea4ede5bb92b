import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import styles from './opinion-list.module.css';
import { type OpenList, type TipsAddress, tipsAddress } from './tips.address.ts';

/** A list of what can still be bet on, under its heading: the first few entries, and a link to the whole list. */
export function OpinionList({
  of,
  address,
  title,
  aside,
  shown,
  found,
  onPink = false,
  none,
  after,
  children,
}: {
  of: OpenList;
  address: TipsAddress;
  title: string;
  aside: string;
  /** The number of entries, and of those that there are. */
  shown: number;
  found: number;
  /** Tips stand on pink paper, predictions on white. */
  onPink?: boolean;
  /** The line that an empty list says. */
  none: string;
  /** Below the list. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const { t, format, href } = useWords();
  return (
    <section className={styles.section} id={of}>
      <div className={clsx(section.head, onPink && styles.pinkHead)}>
        <h2 className={text.heading}>{title}</h2>
        <span className={section.aside}>{aside}</span>
      </div>
      {shown === 0 ? (
        <p className={clsx(styles.none, onPink && styles.pink)}>{none}</p>
      ) : (
        <ol className={clsx(styles.entries, onPink && styles.pink)}>{children}</ol>
      )}
      {found > shown && (
        <p className={styles.more}>
          <a className={text.link} href={`${href(tipsAddress.href({ ...address, all: of }))}#${of}`}>
            {t('offer.more')}
          </a>{' '}
          <span className={text.muted}>{format.integer(found - shown)}</span>
        </p>
      )}
      {address.all === of && (
        <p className={styles.more}>
          <a className={text.link} href={`${href(tipsAddress.href({ ...address, all: undefined }))}#${of}`}>
            {t('states.showLess')}
          </a>
        </p>
      )}
      {after}
    </section>
  );
}
