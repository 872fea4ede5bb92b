import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './more-links.module.css';

/** The links below a list: to the page with a longer list, and back to the short one. In the browser `<show-more>` extends the list of that id in place. */
export function MoreLinks({
  list,
  more,
  less,
  label,
  remaining,
}: {
  list: string;
  /** Undefined when there is no more. */
  more: string | undefined;
  /** Undefined when the list cannot be shorter. */
  less: string | undefined;
  label: string;
  /** Number of rows that are not shown yet. */
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
