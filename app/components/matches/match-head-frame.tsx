import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { type BreadcrumbStep, Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { Star } from '#app/components/page/star.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { Sport } from '#domain/sports/sport.ts';
import styles from './match-head-frame.module.css';

/** The facts of a match that the elements of its page read. */
interface FramedMatch {
  readonly id: number;
  readonly sport: Sport;
  readonly homeId: number;
  readonly awayId: number;
  readonly status: MatchStatus;
  readonly period?: MatchPeriod | null;
}

/** The statuses of matches of which more may be reported. */
const hasMoreToCome: ReadonlySet<MatchStatus> = new Set(['scheduled', 'live', 'postponed']);

/**
 * The head of the page of a match of any sport: its breadcrumbs, what the sport shows, and the visitor's actions, as buttons below or as
 * signs at the end of the line above.
 */
export function MatchHeadFrame({
  match: { id, sport, homeId, awayId, status, period },
  named,
  steps,
  className,
  inLine = false,
  children,
  tools,
}: {
  match: FramedMatch;
  /** The pairing. */
  named: string;
  steps: readonly BreadcrumbStep[];
  className: string | undefined;
  /** True when breadcrumbs and signs share one line. */
  inLine?: boolean;
  children: ReactNode;
  tools?: ReactNode;
}) {
  const actions = <Actions id={id} sport={sport} status={status} named={named} inLine={inLine} />;
  return (
    <>
      {!inLine && <Breadcrumbs steps={steps} />}
      <header className={className} data-match={id} data-home={homeId} data-away={awayId} data-status={status} data-period={period}>
        <h1 className={text.visuallyHidden}>{named}</h1>
        {inLine && (
          <div className={styles.line}>
            <Breadcrumbs steps={steps} />
            {actions}
          </div>
        )}
        {children}
        {!inLine && actions}
        {tools}
      </header>
    </>
  );
}

function Actions({
  id,
  sport,
  status,
  named,
  inLine,
}: Pick<FramedMatch, 'id' | 'sport' | 'status'> & { readonly named: string; readonly inLine: boolean }) {
  const { t } = useWords();
  return (
    <div className={clsx(styles.actions, inLine && styles.signs, scripting.needsScript)}>
      <hidden-score heading={named}>
        <button type="button" className={clsx(button.button, styles.showScore)} aria-pressed="false">
          {t('match.showScore')}
        </button>
      </hidden-score>
      <Star id={`m${id}`} of={named} className={clsx(button.button, styles.star)}>
        {!inLine && t('match.favourite')}
      </Star>
      {hasMoreToCome.has(status) && <AlertSheet id={`m${id}`} of={named} sport={sport} />}
      <share-button heading={named} copied={t('match.shareCopied')}>
        <button type="button" className={button.button}>
          <Icon name="share" small />
          <span>{t('match.share')}</span>
        </button>
      </share-button>
    </div>
  );
}
