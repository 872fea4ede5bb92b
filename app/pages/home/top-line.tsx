import { leagueWords } from '#app/components/league-words.ts';
import { LicensedPrice } from '#app/components/licensed-price.tsx';
import { Price } from '#app/components/price.tsx';
import { clubsOfTip } from '#app/components/tip-clubs.ts';
import { betOfTip } from '#app/components/tip-state.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import type { BestTip } from '#app/shell/todays-tips.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { HomeAddress } from './home.address.ts';
import type { TipsOfDay } from './tips-of-day.server.ts';
import styles from './top-line.module.css';

/** A line with the number of the day's tips and the best of them: on a phone, where the box of tips stands far below. */
export function TopLine({ tips: { count, best }, address: { utc } }: { tips: TipsOfDay; address: HomeAddress }) {
  const { t, href } = useWords();
  return (
    <a className={styles.topLine} href={href(tipsAddress.href({ utc }))}>
      <b>
        <live-count of="tips" from={String(count)}>
          {t('tips.today', { count })}
        </live-count>
      </b>
      {best !== undefined && <BestOfDay best={best} />}
      <Icon name="right" small />
    </a>
  );
}

function BestOfDay({ best: { tip, now } }: { best: BestTip }) {
  const words = useWords();
  const { t, format } = words;
  const clubs = clubsOfTip(tip);
  const price = (
    <LicensedPrice offer={now} shows={String(now.decimalOdds)} instead={<Price odds={tip.decimalOdds} />}>
      <Price odds={now.decimalOdds} />
    </LicensedPrice>
  );
  const bet = anyBetWords(betOfTip(tip), clubs, words);
  return (
    <span className={styles.best}>
      <span>{withElements(t, 'tips.bestLine', { price }, { bet })}</span>
      <small>
        {clubs.home} – {clubs.away}
        {tip.tournament !== null && ` · ${leagueWords(tip.tournament, format)}`}
      </small>
    </span>
  );
}
