import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { LocalDay } from '#domain/time/local-day.ts';
import styles from './article.module.css';

/** The title of an article, what leads into it, and below it how long it takes and of which day it is. */
export function ArticleHead({
  title,
  standfirst,
  minutes,
  updated,
  children,
}: {
  title: string;
  standfirst: string;
  /** Undefined where nobody reads from beginning to end. */
  minutes: number | undefined;
  updated: LocalDay;
  children?: ReactNode;
}) {
  const { t, format } = useWords();
  return (
    <>
      <h1 className={clsx(text.title, styles.title)}>{title}</h1>
      <p className={styles.standfirst}>{standfirst}</p>
      <p className={styles.byline}>
        {minutes !== undefined && <span>{t('articles.minutes', { count: minutes })}</span>}
        <span>
          <time dateTime={updated}>{t('articles.updated', { day: format.dayInFull(format.noonOf(updated), 'UTC') })}</time>
        </span>
        {children}
      </p>
    </>
  );
}
