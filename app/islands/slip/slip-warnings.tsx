import { pairingWords } from '#app/i18n/sports/words-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { ShownSlip } from './read-slip.ts';
import styles from './slip-warnings.module.css';

/** Warnings about the figures of a slip: selections of one match, selections without a forecast, matches that have begun. */
export function SlipWarnings({ shown: { legs, counted, singles, combined } }: { shown: ShownSlip }) {
  const { t } = useWords();
  const nameOf = (matchId: number) => {
    const leg = legs.find(({ priced }) => priced?.match_id === matchId);
    if (leg?.priced?.home == null || leg.priced.away == null) return undefined;
    return pairingWords(sportOfMarket(leg.bet.market), { home: leg.priced.home, away: leg.priced.away }, t);
  };
  const names = (matchIds: readonly number[]) => matchIds.map(nameOf).filter((name) => name !== undefined);
  return (
    <>
      {!singles &&
        counted.length > 1 &&
        combined.warnings.map(({ code, matchIds }) => {
          const matches = names(matchIds);
          // Before the first answer nothing is known of a forecast.
          if (matches.length === 0) return null;
          return (
            <p key={code} className={styles.warning}>
              {t(code === 'same-match' ? 'slip.sameMatch' : 'slip.noForecast', { matches: matches.join('; ') })}
            </p>
          );
        })}
      {legs.some(({ counts }) => !counts) && <p className={styles.warning}>{t('slip.notCounted')}</p>}
    </>
  );
}
