import { Price } from '#app/components/prices/price.tsx';
import { marketWords } from '#app/i18n/words/bet-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport, type Sport, twoSidedSports } from '#domain/sports/sport.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import { smallSampleBelow, type TrackFigures } from '#domain/tip/track-figures.ts';
import styles from './method-section.module.css';

interface MethodSectionProps {
  readonly figures: TrackFigures;
  /** The sports that have tips. */
  readonly sports: readonly Sport[];
  /** The markets that have tips. */
  readonly markets: readonly AnyMarket[];
}

/** Renders the method in plain words; its numbers are those that the site uses. */
export function MethodSection({ figures: { closingLineValueNextBest: nextBest }, sports, markets }: MethodSectionProps) {
  const { t, format } = useWords();
  const sought = rulesOf(firstSport).tips.questions.flat();
  const hasOtherMarkets = markets.some((market) => sportOfMarket(market) === firstSport && !sought.some((name) => name === market));
  return (
    <section className={section.section} id="method">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.how')}</h2>
      </div>
      <div className={styles.method}>
        <p>
          {withElements(
            t,
            'record.methodChoose',
            { price: <Price odds={tipRule.leastOdds} /> },
            {
              markets: sought.map((market) => marketWords(market, t)).join(', '),
              hours: tipRule.greatestPriceAgeHours,
              least: format.percent(tipRule.leastValue),
              greatest: format.percent(tipRule.greatestValue),
              lead: format.percent(tipRule.greatestLeadOverSecond),
              chance: format.percent(tipRule.leastProbability),
              level: rulesOf(firstSport).tips.leastReliability,
              stake: t('tip.units', { count: tipRule.stakeUnits }),
            },
          )}
        </p>
        <p>{t('record.methodSettle')}</p>
        {hasOtherMarkets && <p>{t('record.methodOtherMarkets')}</p>}
        {sports.some((sport) => !rulesOf(sport).publishesTips) && <p>{t('record.methodCourts')}</p>}
        {twoSidedSports
          .filter((sport) => sports.includes(sport))
          .map((sport) => (
            <p key={sport}>{t(`${sport}.settlingRule`)}</p>
          ))}
        <p>{t('record.methodFigures', { count: smallSampleBelow })}</p>
        {nextBest !== undefined && (
          <p>{t('record.methodNextBest', { share: format.signedPercent(nextBest.value, 1), count: nextBest.tips })}</p>
        )}
      </div>
    </section>
  );
}
