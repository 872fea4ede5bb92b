import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './more-links.module.css';

/**
 * The links below a list: to the page on which it is longer, and back to the short one. In the browser `<show-more>` lets the list of that id grow
 * in its place.
 */
export function MoreLinks({
  list,
  more,
  less,
  label,
  remaining,
}: {
  list: string;
  /** Undefined where there is no more. */
  more: string | undefined;
  /** Undefined where the list is as short as it can be. */
  less: string | undefined;
  label: string;
  /** The number of rows that are not shown yet. */
  remaining?: number;
}) {
  const { t, format } = useWords();
  if (more === undefined && less === undefined) return null;
  return (
    <show-more id={`more-${list}`} list={list} class={styles.more}>
      {more !== undefined && (
        <a className={clsx(button.button, button.block)} href={more}>
          {label}
          {remaining !== undefined && <span className={clsx(text.muted, styles.remaining)}>{format.integer(remaining)}</span>}
        </a>
      )}
      {less !== undefined && (
        <a className={clsx(text.link, styles.less)} href={less} data-less="">
          {t('states.showLess')}
        </a>
      )}
      <p className={text.note} data-failed="" hidden>
        {t('states.moreFailed')}
      </p>
    </show-more>
  );
}
