import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { FirstSportLedgerTip, LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { ruleVersionOf } from '#domain/tip/tip-rules-register.ts';
import styles from './record-forecasts.module.css';

/** Renders the chances by either forecast when the tip was written. */
export function RecordForecasts({ tip, clubs }: { tip: LedgerTip; clubs: ClubNames }) {
  const { t, format } = useWords();
  const forecasts = [
    { name: t('basis.model'), probability: tip.modelProbability },
    { name: t('basis.blended'), probability: tip.blendedProbability },
  ];
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.forecasts')}</h2>
        <span className={section.aside}>
          {t('record.version', { version: tip.modelVersion })} ·{' '}
          {t('record.ruleVersion', { version: ruleVersionOf(tip.ruleVersion ?? null, tip.recordedAt) })}
        </span>
      </div>
      <table className={clsx(table.table, styles.forecasts)}>
        <thead>
          <tr>
            <td />
            {forecasts.map(({ name }) => (
              <th key={name} scope="col" className={table.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('record.chance')}</th>
            {forecasts.map(({ name, probability }) => (
              <td key={name} className={clsx(table.number, table.strong)}>
                {format.percent(probability, 1)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('tip.fairOdds')}</th>
            {forecasts.map(({ name, probability }) => (
              <td key={name} className={table.number}>
                {probability > 0 ? <FairPrice odds={1 / probability} /> : '–'}
              </td>
            ))}
          </tr>
          {tip.sport == null && <GoalRows tip={tip} clubs={clubs} />}
        </tbody>
      </table>
    </section>
  );
}

/** Renders the goals of both clubs that either forecast expects. */
function GoalRows({ tip: { model, blended }, clubs }: { tip: FirstSportLedgerTip; clubs: ClubNames }) {
  const { t, format } = useWords();
  return (['home', 'away'] as const).map((side) => (
    <tr key={side}>
      <th scope="row">{t('record.goalsHome', { club: clubs[side] })}</th>
      {Object.entries({ model, blended }).map(([name, { homeGoals, awayGoals }]) => (
        <td key={name} className={table.number}>
          {format.decimals(side === 'home' ? homeGoals : awayGoals, 2)}
        </td>
      ))}
    </tr>
  ));
}
