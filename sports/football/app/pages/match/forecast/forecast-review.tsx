import { clsx } from 'clsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { betWords, marketWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { PredictedCell } from '../prediction/prediction-view.server.ts';
import styles from './forecast-review.module.css';
import type { ForecastView } from './forecast-view.server.ts';
import { fullNamesOf } from './names-of.ts';

/** Draws a table of the match's outcome beside the forecast's chances from before kick-off. */
export function ForecastReview({
  match,
  forecast: { basis, main, expectedGoals },
  came: { goals, scoreChance },
  predicted,
  origin,
}: {
  match: MatchView['match'];
  forecast: ForecastView;
  came: NonNullable<ForecastView['came']>;
  /** The result that came, as the prediction of the page shows it, which may be older than the forecast; undefined without a prediction. */
  predicted: PredictedCell | undefined;
  /** The origin of the match's tip, if it has one; its forecast has the same origin. */
  origin: TipOrigin | undefined;
}) {
  const words = useWords();
  const { format, t } = words;
  const clubs = fullNamesOf(match);
  return (
    <MatchSection
      title={t('said.title')}
      aside={
        <>
          {origin !== undefined && <ComputedAfterwardsMark origin={origin} />} {t(`basis.${basis}`)}
        </>
      }
    >
      <table className={clsx(table.table, styles.review)}>
        <thead>
          <tr>
            <th scope="col">{t('said.market')}</th>
            <th scope="col">{t('said.came')}</th>
            <th scope="col" className={table.number}>
              {t('said.said')}
            </th>
            <th scope="col" className={table.number}>
              {t('tip.fairOdds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {main.map(({ market, selections }) => {
            const came = selections.find(({ outcome }) => outcome === 'won');
            const ofResult = market === 'match-result' ? predicted : undefined;
            const chance = ofResult?.chance ?? came?.chance ?? 0;
            return (
              came !== undefined && (
                <tr key={market}>
                  <td className={text.muted}>{marketWords(market, t)}</td>
                  <th scope="row">
                    {market === 'both-teams-to-score'
                      ? t(`prices.${came.bet.selection as 'yes' | 'no'}`)
                      : betWords(came.bet, clubs, words)}
                  </th>
                  <td className={clsx(table.number, table.strong)}>{format.percent(ofResult?.shownChance ?? chance)}</td>
                  <td className={table.number}>
                    <FairPrice odds={1 / chance} />
                  </td>
                </tr>
              )
            );
          })}
          <tr>
            <td className={text.muted}>{t('said.score')}</td>
            <th scope="row">{format.score(goals)}</th>
            <td className={clsx(table.number, table.strong)}>{format.percent(scoreChance)}</td>
            <td className={table.number}>{scoreChance > 0 ? <FairPrice odds={1 / scoreChance} /> : '–'}</td>
          </tr>
          <tr>
            <td className={text.muted}>{t('prices.goals')}</td>
            <th scope="row">{t('said.goals', { count: goals.home + goals.away })}</th>
            <td className={table.number} colSpan={2}>
              {t('said.expected', { goals: format.goals(expectedGoals.home + expectedGoals.away) })}
            </td>
          </tr>
        </tbody>
      </table>
    </MatchSection>
  );
}
