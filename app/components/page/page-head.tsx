import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import styles from './page-head.module.css';

/** The head of a page about a club, a competition or a country: its sign, its name, a line below, its star and its alerts. */
export function PageHead({
  sign,
  title,
  beneath,
  star,
  alerts,
}: {
  sign: ReactNode;
  title: string;
  beneath: ReactNode;
  star?: ReactNode;
  alerts?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      {sign}
      <div>
        <h1 className={text.title}>{title}</h1>
        <p className={styles.beneath}>{beneath}</p>
      </div>
      {star !== undefined && (
        <div className={styles.actions}>
          {star}
          {alerts}
        </div>
      )}
    </header>
  );
}

/** A country's code as the sign of a page. */
export function CodeSign({ code }: { code: string }) {
  return (
    <span className={styles.code} aria-hidden="true">
      {code}
    </span>
  );
}
