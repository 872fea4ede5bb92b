import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import styles from './match-section.module.css';

interface MatchSectionProps {
  readonly title: string;
  /** A remark at the end of the heading's line; a link when `href` is given. */
  readonly aside?: ReactNode;
  readonly href?: string;
  readonly children: ReactNode;
}

/** Draws a section of the match page under its heading. */
export function MatchSection({ title, aside, href, children }: MatchSectionProps) {
  return (
    <section className={styles.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{title}</h2>
        {href !== undefined && (
          <a className={clsx(section.aside, styles.more)} href={href}>
            {aside}
          </a>
        )}
        {href === undefined && aside !== undefined && <span className={section.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
