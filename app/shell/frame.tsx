import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { BetSlip } from './bet-slip.tsx';
import styles from './frame.module.css';
import { BestTips } from './rails/best-tips.tsx';
import { LeagueRail } from './rails/league-rail.tsx';
import type { Shell } from './shell.server.ts';

/**
 * Renders the columns around a page: to its left the leagues or the page's own rail; to its right, or below it on narrow screens, the best tips
 * or the page's own content for that place, and the bet slip. A wide page has these below at every width. Pages about help and the law have
 * nothing to their right.
 */
export function Frame({
  shell,
  rail,
  beside,
  isWithoutBetting = false,
  isWide = false,
  children,
}: {
  shell: Shell;
  rail?: ReactNode;
  /** Content to the right in place of the best tips. */
  beside?: ReactNode;
  isWithoutBetting?: boolean;
  /** True when the page uses the room to its right as well. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className={clsx(styles.frame, !isWithoutBetting && !isWide && styles.withRight)}>
      <aside className={styles.left} aria-label={t(rail === undefined ? 'leagues.title' : 'articles.contents')}>
        {rail ?? <LeagueRail rail={shell.rail} />}
      </aside>
      {children}
      {!isWithoutBetting && (
        <aside className={clsx(styles.right, isWide && styles.beneath)} aria-label={t('shell.tipsAndSlip')}>
          {beside ?? (
            <section>
              <BestTips best={shell.best} isFilling={shell.filling !== undefined} />
            </section>
          )}
          <BetSlip />
        </aside>
      )}
    </div>
  );
}
