import { clsx } from 'clsx';
import { useState } from 'react';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import price from '#app/components/prices/price.module.css';
import { useWords } from '#app/i18n/words/words.tsx';
import { isStake, slip } from '#app/stores/slip.ts';
import field from '#app/ui/field.module.css';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import { toMoneylineOdds } from '#domain/odds/odds-formats.ts';
import type { ShownSlip } from './read-slip.ts';
import styles from './slip-sums.module.css';
import warnings from './slip-warnings.module.css';

/** The combined price and chance, the stake, and the returns. */
export function SlipSums({ shown, stakeUnits }: { shown: ShownSlip; stakeUnits: number }) {
  const { format, t } = useWords();
  const { counted, singles, combined, returns, legs } = shown;
  const bases = new Set(legs.filter(({ counts }) => counts).map(({ priced }) => priced?.basis));
  return (
    <>
      {!singles && (
        <dl className={styles.figures}>
          {counted.length > 1 && (
            <>
              <dt>{t('slip.combined')}</dt>
              <dd>{combined.decimalOdds === undefined ? '–' : <CombinedPrice odds={combined.decimalOdds} />}</dd>
            </>
          )}
          <dt>
            {t('tip.chance')} {bases.size === 1 && combined.probability !== undefined && <Basis basis={[...bases][0]} />}
          </dt>
          <dd>{combined.probability === undefined ? '–' : format.percent(combined.probability, combined.probability < 0.1 ? 2 : 1)}</dd>
          <dt>{t('tip.fairOdds')}</dt>
          <dd>
            {combined.fairOdds === undefined ? (
              '–'
            ) : counted.length > 1 ? (
              <CombinedPrice odds={combined.fairOdds} />
            ) : (
              <FairPrice odds={combined.fairOdds} />
            )}
          </dd>
        </dl>
      )}
      <StakeField stakeUnits={stakeUnits} each={singles} />
      <dl className={clsx(styles.figures, styles.returns)}>
        {singles && (
          <>
            <dt className={styles.staked}>{t('slip.staked')}</dt>
            <dd className={styles.staked}>{format.units(returns.stake)}</dd>
          </>
        )}
        <dt>{t('slip.returns')}</dt>
        <dd>{returns.returns === undefined ? '–' : format.units(returns.returns)}</dd>
      </dl>
    </>
  );
}

function Basis({ basis }: { basis: ForecastBasis | null | undefined }) {
  const { t } = useWords();
  return basis == null ? null : <small>{t(`basis.${basis}`)}</small>;
}

/** A field for the stake: shows the text as it was typed, and stores it once it is a stake. */
function StakeField({ stakeUnits, each }: { stakeUnits: number; each: boolean }) {
  const { format, t } = useWords();
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && toStake(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    const stake = toStake(text);
    if (stake !== undefined) slip.write({ ...slip.read(), stakeUnits: stake });
  };
  return (
    <>
      <label className={styles.stake}>
        {t(each ? 'slip.stakeEach' : 'slip.stake')}
        <span className={clsx(field.field, styles.stakeField)}>
          <input
            value={typed ?? format.units(stakeUnits)}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={wrong}
            onChange={({ target }) => change(target.value)}
            onBlur={() => !wrong && setTyped(undefined)}
          />
        </span>
      </label>
      {wrong && (
        <p className={warnings.warning} role="alert">
          {t('slip.badStake')}
        </p>
      )}
    </>
  );
}

/** Returns an amount with a comma or a point; undefined for any other text. */
function toStake(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(trimmed)) return undefined;
  const stake = Number(trimmed.replace(',', '.'));
  return isStake(stake) ? stake : undefined;
}

/**
 * The price of an accumulator. No ladder of fractional odds has such a product of prices; as a fraction it is written as the profit of one unit, to
 * hundredths.
 */
function CombinedPrice({ odds }: { odds: number }) {
  const { format, t } = useWords();
  const rounded = Math.round(odds * 100) / 100;
  if (rounded <= 1) return format.units(1);
  const fractional = rounded === 2 ? t('shell.evens') : `${format.units(rounded - 1)}/1`;
  return (
    <span className={price.price} data-fractional={fractional} data-moneyline={toMoneylineOdds(rounded)}>
      <span>{format.decimalOdds(rounded)}</span>
    </span>
  );
}
