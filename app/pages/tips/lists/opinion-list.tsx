import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { type OpenList, type TipsAddress, tipsAddress } from '../tips.address.ts';
import styles from './opinion-list.module.css';

/** Renders a list of selections that can still be bet on, under its heading: the first few entries, and a link to the whole list. */
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
  /** The number of entries shown, and the number of all. */
  shown: number;
  found: number;
  /** True for tips, which are on pink paper; predictions are on white. */
  onPink?: boolean;
  /** The line in place of an empty list. */
  none: string;
  /** Content below the list. */
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
