import { useWords } from '#app/i18n/words/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './chances.module.css';

/** Draws both clubs' chances at the current score and clock; nothing when they are unknown, as without a reported clock. */
export function ChanceNow({ view: { game, homeChanceNow } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  if (homeChanceNow === undefined) return null;
  const home = Math.round(100 * homeChanceNow);
  const [first, second] = inNamedOrder(game.namedFirst, [
    { club: game.home, percent: home },
    { club: game.away, percent: 100 - home },
  ]);
  return (
    <div className={styles.now}>
      <p className={text.caption}>{t('basketball.chancesNow')}</p>
      <p className={styles.figures}>
        <span>
          <b>{format.percent(first.percent / 100)}</b> {first.club.shortName}
        </span>
        <span>
          {second.club.shortName} <b>{format.percent(second.percent / 100)}</b>
        </span>
      </p>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: first.percent },
          { side: 's2', amount: second.percent },
        ]}
      />
    </div>
  );
}
