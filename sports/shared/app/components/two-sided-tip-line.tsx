import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OfferNow } from '#app/components/offers/offer-now.tsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { expectedOfTwoSidedTip } from '#app/components/tips/expected-of-tip.ts';
import { NoTipReason } from '#app/components/tips/no-tip-reason.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import priceButton from '#app/ui/price-button.module.css';
import text from '#app/ui/text.module.css';
import type { TwoSidedMatchDetails, TwoSidedMatchForecast } from '#data/queries/two-sided/get-two-sided-match.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport, TwoSidedSport } from '#domain/sports/sport.ts';
import { withoutThis } from '#domain/tip/choose-tips.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import styles from './two-sided-tip-line.module.css';

/** Draws our tip with its price, its outcome and its place in the ledger; or the reason for having none. */
export function TwoSidedTipLine({
  match,
  decision,
  begun,
}: {
  match: TwoSidedMatchDetails<TwoSidedSport>;
  /** The decision of the rule of tips on the prices that count; undefined without a forecast in a sport that publishes tips. */
  decision: TipDecision | undefined;
  begun: boolean;
}) {
  const words = useWords();
  const { id, tip, forecast, home, away } = match;
  const { t, format, href } = words;
  const sides = { home: home.shortName, away: away.shortName };
  const { publishesTips } = rulesOf<Sport>(match.sport);
  if (tip === null) {
    return (
      <p className={clsx(text.note, styles.none)}>
        <b>{t('noTip.title')}.</b> <Reason forecast={forecast} decision={decision} sides={sides} begun={begun} />{' '}
        {!begun && publishesTips && t('sport.checkedAgain')}
      </p>
    );
  }
  const expected = expectedOfTwoSidedTip(tip, match);
  return (
    <p className={styles.line}>
      <span className={styles.label}>{t('tip.title')}</span>
      <b>{anyBetWords(tip.bet, sides, words)}</b>
      <span className={styles.price}>
        {tip.state === 'open' && !begun ? (
          <OfferNow
            matchId={id}
            bet={tip.bet}
            published={tip.decimalOdds}
            now={tip.present ?? undefined}
            selection={anyBetWords(tip.bet, sides, words)}
            className={clsx(priceButton.onTip)}
          />
        ) : (
          <Price odds={tip.decimalOdds} />
        )}
      </span>
      <span>{t('tip.chanceInRow', { chance: format.percent(tip.probability) })}</span>
      <ComputedAfterwardsMark origin={tip.origin} />
      {tip.state === 'open' && !begun && tip.present !== null && match.pricesSeenAt !== null && (
        <span>
          <PricesSeen match={match} start="start" />
        </span>
      )}
      <span className={styles.end}>
        {expected !== undefined && (
          <span className={styles.outcome}>
            <BetLetter state={expected} isExpected /> {t('tip.expectedShort')}
          </span>
        )}
        {tip.state !== 'open' && (
          <span className={styles.outcome}>
            <BetLetter state={tip.state} />
          </span>
        )}
        <a className={text.link} href={href(trackRecordAddress.href({ record: tip.sequence }))}>
          {t('tip.record', { number: format.integer(tip.sequence) })}
        </a>
      </span>
    </p>
  );
}

/** Draws the reason for having no tip on a match. When current prices would make a bet a tip, it is that they are newer than the last decision. */
function Reason({
  forecast,
  decision,
  sides,
  begun,
}: {
  forecast: TwoSidedMatchForecast | null;
  decision: TipDecision | undefined;
  sides: ClubNames;
  begun: boolean;
}): ReactNode {
  const { t } = useWords();
  if (decision === undefined) return t('noTip.noForecast');
  const noTip = decision.kind === 'tip' ? withoutThis(decision, 'since-decided') : decision;
  if (noTip.reason === 'no-prices' && begun) return null;
  return <NoTipReason decision={noTip} clubs={sides} reliability={forecast ?? undefined} />;
}
