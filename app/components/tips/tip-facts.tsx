import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import styles from './tip-facts.module.css';

interface TipFactsProps {
  readonly tip: { readonly probability: number; readonly expectedValue: number; readonly stakeUnits: number };
  /** Number of decimal places of the chance. */
  readonly chanceDigits?: 0 | 1;
}

/** The figures of a tip: its chance, the fair price of that chance, the expected value at the price taken, and the stake. */
export function TipFacts({ tip, chanceDigits = 0 }: TipFactsProps) {
  const { format, t } = useWords();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('tip.chanceWhenTipped')}</dt>
        <dd>{format.percent(tip.probability, chanceDigits)}</dd>
      </div>
      <div>
        <dt>{t('tip.fairOdds')}</dt>
        <dd>
          <FairPrice odds={1 / tip.probability} />
        </dd>
      </div>
      <div>
        <dt>{t('tip.value')}</dt>
        <dd>{format.signedPercent(tip.expectedValue, 1)}</dd>
      </div>
      <div>
        <dt>{t('tip.stake')}</dt>
        <dd>{t('tip.units', { count: tip.stakeUnits })}</dd>
      </div>
    </dl>
  );
}
