import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import styles from './date-bar.module.css';

export interface DayOfBar {
  readonly day: LocalDay;
  /** Number of items in the list of the day. */
  readonly count: number;
}

/** Links to seven days (five on a phone) around the one that is shown. */
export function DateBar({
  today,
  day,
  week,
  to,
  countWords,
}: {
  today: LocalDay;
  day: LocalDay;
  week: readonly DayOfBar[];
  /** Returns the address of a day's list, in the page's language. */
  to(day: LocalDay): string;
  /** Returns a count in words, for readers who cannot see the number below its day. */
  countWords(count: number): string;
}) {
  const { t, format } = useWords();
  return (
    <nav className={styles.days} aria-label={t('home.days')} data-keep-scroll="days">
      <a className={styles.step} href={to(addDays(day, -1))} aria-label={t('home.previousDay')}>
        <Icon name="left" />
      </a>
      <ol>
        {week.map(({ day: listed, count }) => {
          const noon = format.noonOf(listed);
          const isToday = listed === today;
          return (
            <li key={listed}>
              <a href={to(listed)} aria-current={listed === day ? 'date' : undefined}>
                <b>{isToday ? t('home.today') : format.dayOfWeek(noon, 'UTC')}</b>
                {isToday ? (
                  <span>{format.shortDay(noon, 'UTC')}</span>
                ) : (
                  <span>
                    <span aria-hidden="true">{format.integer(count)}</span>
                    <span className={text.visuallyHidden}>{countWords(count)}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      <a className={styles.step} href={to(addDays(day, 1))} aria-label={t('home.nextDay')}>
        <Icon name="right" />
      </a>
    </nav>
  );
}
