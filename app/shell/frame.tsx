import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { homeAddress } from '#app/pages/home/home.address.ts';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import { BestTips } from './best-tips.tsx';
import styles from './frame.module.css';
import { LeagueRail } from './league-rail.tsx';
import type { Shell } from './shell.server.ts';
import { SlipPlace } from './slip-place.tsx';

/** The pages that have the day's tips in their own middle. */
const ownPicks: ReadonlySet<string> = new Set([homeAddress.path, tipsAddress.path]);

/**
 * Stands around a page: to its left the leagues or the page's own rail, to its right, or below it where there is no room, the best tips and
 * the bet slip. Beneath a wide page they stand at every width. Pages about help and the law have nothing to their right.
 */
export function Frame({
  shell,
  rail,
  isWithoutBetting = false,
  isWide = false,
  children,
}: {
  shell: Shell;
  rail?: ReactNode;
  isWithoutBetting?: boolean;
  /** True where the page takes the room to its right as well. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { t } = useWords();
  const { pathname } = usePlace();
  return (
    <div className={clsx(styles.frame, !isWithoutBetting && !isWide && styles.withRight)}>
      <aside className={styles.left} aria-label={t(rail === undefined ? 'leagues.title' : 'articles.contents')}>
        {rail ?? <LeagueRail rail={shell.rail} />}
      </aside>
      {children}
      {!isWithoutBetting && (
        <aside className={clsx(styles.right, isWide && styles.beneath)} aria-label={t('shell.tipsAndSlip')}>
          {!ownPicks.has(pathname) && (
            <section>
              <BestTips best={shell.best} isFilling={shell.filling !== undefined} />
            </section>
          )}
          <SlipPlace />
        </aside>
      )}
    </div>
  );
}
