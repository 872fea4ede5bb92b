import { Price } from '#app/components/price.tsx';
import { shortClubsOfTip } from '#app/components/tip-clubs.ts';
import { betOfTip } from '#app/components/tip-state.ts';
import { betWords } from '#app/i18n/bet-words.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { tipsAddress } from '#app/pages/tips/tips.address.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { HomeAddress } from './home.address.ts';
import type { TipsOfDay } from './tips-of-day.server.ts';
import styles from './top-line.module.css';

/** How many tips the day has, and the best of them: on a phone, where the box of tips stands far below. */
export function TopLine({ tips: { count, best }, address: { utc } }: { tips: TipsOfDay; address: HomeAddress }) {
  const words = useWords();
  const { t, href } = words;
  const bet = best && betWords(betOfTip(best.tip), shortClubsOfTip(best.tip), words);
  return (
    <a className={styles.topLine} href={href(tipsAddress.href({ utc }))}>
      <b>{t('tips.today', { count })}</b>
      {best !== undefined && (
        <span className={styles.best}>
          {withElements(t, 'tips.bestLine', { price: <Price odds={best.now.decimalOdds} /> }, { bet: bet ?? '' })}
        </span>
      )}
      <Icon name="right" small />
    </a>
  );
}
