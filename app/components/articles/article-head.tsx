import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { LocalDay } from '#domain/time/local-day.ts';
import styles from './article.module.css';

/** The title of an article and its introduction, and below them the reading time and the day of the last change. */
export function ArticleHead({
  title,
  standfirst,
  minutes,
  updated,
  children,
}: {
  title: string;
  standfirst: string;
  /** Reading time in minutes; undefined for pages that are not read from beginning to end. */
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
