import { useWords } from '#app/i18n/words/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './chances.module.css';

/** Draws both clubs' chances at the current score and clock; nothing when they are unknown, as without a reported clock. */
export function ChanceNow({ view: { game, homeChanceNow } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  if (homeChanceNow === undefined) return null;
  const home = Math.round(100 * homeChanceNow);
  return (
    <div className={styles.now}>
      <p className={text.caption}>{t('basketball.chancesNow')}</p>
      <p className={styles.figures}>
        <span>
          <b>{format.percent((100 - home) / 100)}</b> {game.away.shortName}
        </span>
        <span>
          {game.home.shortName} <b>{format.percent(home / 100)}</b>
        </span>
      </p>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: 100 - home },
          { side: 's2', amount: home },
        ]}
      />
    </div>
  );
}
