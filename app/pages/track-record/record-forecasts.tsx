import { FairPrice } from '#app/components/fair-price.tsx';
import type { ClubNames } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';

/** What either forecast said when the tip was written. */
export function RecordForecasts({ tip, clubs }: { tip: LedgerTip; clubs: ClubNames }) {
  const { t, format } = useWords();
  const forecasts = [
    { name: t('basis.model'), parameters: tip.model, probability: tip.modelProbability },
    { name: t('basis.blended'), parameters: tip.blended, probability: tip.blendedProbability },
  ];
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('record.forecasts')}</h2>
        <span className="aside">{t('record.version', { version: tip.modelVersion })}</span>
      </div>
      <table className="tb forecasts">
        <thead>
          <tr>
            <td />
            {forecasts.map(({ name }) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('record.chance')}</th>
            {forecasts.map(({ name, probability }) => (
              <td key={name} className="num strong">
                {format.percent(probability, 1)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('tip.fairOdds')}</th>
            {forecasts.map(({ name, probability }) => (
              <td key={name} className="num">
                {probability > 0 ? <FairPrice odds={1 / probability} /> : '–'}
              </td>
            ))}
          </tr>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{t('record.goalsHome', { club: clubs[side] })}</th>
              {forecasts.map(({ name, parameters }) => (
                <td key={name} className="num">
                  {format.decimals(side === 'home' ? parameters.homeGoals : parameters.awayGoals, 2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
