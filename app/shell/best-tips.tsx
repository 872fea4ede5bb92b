import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { OfferNow } from '#app/components/offer-now.tsx';
import { shortClubsOfTip } from '#app/components/tip-clubs.ts';
import { betOfTip } from '#app/components/tip-state.ts';
import { betWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import type { BestTips as Best } from './best-tips.server.ts';
import { useComputedAfterwards } from './site-facts.tsx';
import type { BestTip as BestOfTips } from './todays-tips.server.ts';

/** The box of the day's best tips, on pink paper. */
export function BestTips({ best: { day, isToday, tips, count, open } }: { best: Best }) {
  const { t, href } = useWords();
  const all = href(tipsAddress.href({ date: isToday ? undefined : day }));
  return (
    <>
      <div className="box-h">
        <h2 className="h2">{t(isToday ? 'tips.bestToday' : 'tips.bestTomorrow')}</h2>
        {count > 0 && (
          <a className="aside link" href={all}>
            {t('tips.allOf', { count })}
          </a>
        )}
      </div>
      {tips.length === 0 ? (
        <p className="no">{t(count === 0 ? 'tips.noneNow' : open === 0 ? 'tips.allBegun' : 'tips.noneWorth')}</p>
      ) : (
        <ol>
          {tips.map((best) => (
            <BestTip key={best.tip.sequence} best={best} />
          ))}
        </ol>
      )}
    </>
  );
}

function BestTip({ best: { tip, now } }: { best: BestOfTips }) {
  const words = useWords();
  const { t, format, href } = words;
  const afterwards = useComputedAfterwards()(tip.origin);
  const clubs = shortClubsOfTip(tip);
  const bet = betOfTip(tip);
  const said = betWords(bet, clubs, words);
  return (
    <li>
      <a className="sel" href={tip.match === null ? undefined : href(`/${tip.match.slug}`)}>
        {said}
      </a>
      {tip.match !== null && (
        <span className="pr">
          <OfferNow matchId={tip.match.id} bet={bet} published={tip.decimalOdds} now={now.decimalOdds} selection={said} className="pick" />
        </span>
      )}
      <span className="m">
        {tip.kickoffKnown && <KickoffTime moment={tip.kickoffUtc} show="time" />} {clubs.home} – {clubs.away}
      </span>
      <span className="e">
        <span className="vh">{t('tip.chance')} </span>
        {format.percent(now.probability)} · <span className="vh">{t('tip.value')} </span>
        {format.signedPercent(now.expectedValue)}
      </span>
      {afterwards && (
        <span className="re">
          <span className="warnchip">{t('tip.computedAfterwards')}</span>
        </span>
      )}
    </li>
  );
}
