import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { namedSides } from './named-sides.ts';
import type { ShownSlip } from './read-slip.ts';
import styles from './slip-warnings.module.css';

/** Warnings about the figures of a slip: selections of one match, selections without a forecast, matches that have begun. */
export function SlipWarnings({ shown: { legs, counted, singles, combined } }: { shown: ShownSlip }) {
  const { t } = useWords();
  const nameOf = (matchId: number) => {
    const leg = legs.find(({ priced }) => priced?.match_id === matchId);
    const sides = leg?.priced && namedSides(leg.priced);
    return sides && pairingWords(sides, t);
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
