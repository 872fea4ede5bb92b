import { clsx } from 'clsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import { wholeChances } from '#domain/chance/whole-chances.ts';
import styles from './chances.module.css';
import type { TennisMatchView } from './tennis-match.server.ts';

/** Draws the chances of both players now, or before the match, and their basis. */
export function Chances({ view: { match, chances } }: { view: TennisMatchView }) {
  const { t, format } = useWords();
  if (chances === undefined) return null;
  const { now, before, basis, byRatings } = chances;
  const first = now ?? before;
  const percents = wholeChances([first, 1 - first]).map((chance) => Math.round(100 * chance)) as [number, number];
  return (
    <div className={clsx(styles.chances, now !== undefined && styles.now)}>
      <p className={text.caption}>{t(now === undefined ? 'sport.chancesBefore' : 'tennis.chancesNow')}</p>
      <p className={styles.figures}>
        <span>
          <b>{format.percent(percents[0] / 100)}</b> {match.home.shortName}
        </span>
        <span>
          {match.away.shortName} <b>{format.percent(percents[1] / 100)}</b>
        </span>
      </p>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: percents[0] },
          { side: 's2', amount: percents[1] },
        ]}
      />
      <p className={text.caption}>
        {now !== undefined && `${t('sport.chancesBefore')}: ${match.home.shortName} ${format.percent(before)}. `}
        {t(basis === 'rating' && match.status === 'postponed' ? 'sport.postponedBasis' : `sport.${basis}Basis`)}
        {byRatings !== undefined && ` ${t('sport.ratingsAlone', { chance: `${match.home.shortName} ${format.percent(byRatings)}` })}`}
        {match.forecast?.byPrices != null && match.pricesSeenAt !== null && (
          <>
            {' '}
            <PricesSeen match={match} start="start" />.
          </>
        )}
      </p>
    </div>
  );
}
