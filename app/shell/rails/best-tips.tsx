import { clsx } from 'clsx';
import { leagueWords } from '#app/components/competitions/league-words.ts';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { OfferNow } from '#app/components/offers/offer-now.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { clubsOfTip } from '#app/components/tips/tip-clubs.ts';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import boxHead from '#app/ui/box-head.module.css';
import chip from '#app/ui/chip.module.css';
import priceButton from '#app/ui/price-button.module.css';
import text from '#app/ui/text.module.css';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import styles from './best-tips.module.css';
import type { BestTips as Best } from './best-tips.server.ts';
import type { BestTip as BestOfTips } from './todays-tips.server.ts';

/**
 * Renders the box of the day's best tips, on pink paper; several tips on one match are under its heading, at the place of the best of them. A line
 * above tomorrow's says why today's open ones are not there.
 */
export function BestTips({ best: { day, isToday, tips, count, open }, isFilling = false }: { best: Best; isFilling?: boolean }) {
  const { t, href } = useWords();
  const all = href(tipsAddress.href({ date: isToday ? undefined : day }));
  return (
    <div className={styles.box}>
      <div className={clsx(boxHead.head, styles.head)}>
        <h2 className={clsx(boxHead.heading, styles.heading)}>{t(isToday ? 'tips.bestToday' : 'tips.bestTomorrow')}</h2>
        {count > 0 && (
          <a className={clsx(boxHead.aside, text.link, styles.all)} href={all}>
            {isToday ? (
              <span data-count-of="all-tips" data-from={count}>
                {t('tips.allOf', { count })}
              </span>
            ) : (
              t('tips.allOf', { count })
            )}
          </a>
        )}
      </div>
      {!isToday && open > 0 && (
        <p className={styles.none}>
          <a className={text.link} href={`${href(tipsAddress.href({}))}#value`}>
            {t('tips.noneWorth')}
          </a>
        </p>
      )}
      {tips.length === 0 ? (
        <p className={styles.none}>{t(wordsOfNone(count, open, isFilling))}</p>
      ) : (
        <ol>
          {[...Map.groupBy(tips, ({ tip }) => tip.match?.id ?? tip.matchId)].map(([matchId, ofMatch]) => (
            <MatchOfTips key={matchId} tips={ofMatch} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** @param isFilling true while results are missing on which tips depend */
function wordsOfNone(count: number, open: number, isFilling: boolean) {
  if (count === 0) return isFilling ? 'tips.afterFilling' : 'tips.noneNow';
  return open === 0 ? 'tips.allBegun' : 'tips.noneWorth';
}

function MatchOfTips({ tips }: { tips: readonly BestOfTips[] }) {
  const { t, format, href } = useWords();
  const { tip } = tips[0] as BestOfTips;
  return (
    <li className={styles.match}>
      <h3 className={styles.clubs}>
        <a href={tip.match === null ? undefined : href(matchPath(sportOfTip(tip), tip.match.slug))}>{pairingInList(clubsOfTip(tip), t)}</a>
      </h3>
      <p className={styles.league}>
        {tip.kickoffKnown && <KickoffTime moment={tip.kickoffUtc} show="time" />}
        {tip.kickoffKnown && tip.tournament !== null && ' · '}
        {tip.tournament !== null && leagueWords(tip.tournament, format)}
      </p>
      <ul>
        {tips.map((best) => (
          <BestTip key={best.tip.sequence} best={best} />
        ))}
      </ul>
    </li>
  );
}

function BestTip({ best: { tip, now } }: { best: BestOfTips }) {
  const words = useWords();
  const { t, format } = words;
  const afterwards = useComputedAfterwards()(tip.origin);
  const bet = betOfTip(tip);
  const betText = anyBetWords(bet, clubsOfTip(tip), words);
  const figures = t('tip.figuresNow', { chance: format.percent(now.probability), value: format.signedPercent(now.expectedValue, 1) });
  return (
    <li className={styles.tip}>
      <b className={styles.bet}>{betText}</b>
      {tip.match !== null && (
        <span className={styles.price}>
          <OfferNow
            matchId={tip.match.id}
            bet={bet}
            published={tip.decimalOdds}
            now={now}
            selection={betText}
            className={clsx(priceButton.onTip, styles.choose)}
          />
        </span>
      )}
      <span className={styles.figures}>
        <LicensedPrice offer={now} shows={figures}>
          {figures}
        </LicensedPrice>
      </span>
      {afterwards && (
        <span className={styles.afterwards}>
          <span className={chip.warning}>{t('tip.computedAfterwards')}</span>
        </span>
      )}
    </li>
  );
}
