import { useWords } from '#app/i18n/words/words.tsx';
import styles from './tip-lines.module.css';
import { TippedMatch } from './tipped-match.tsx';
import type { TipsView } from './tips.server.ts';
import { groupByMatch } from './tips-by-match.ts';

/**
 * Renders the tips, those of a match under its heading: the match on white paper, the tips on pink.
 *
 * @param id by which the list grows
 */
export function TipLines({ tips, id }: { tips: TipsView['tips']; id: string }) {
  const { t } = useWords();
  return (
    <section className={styles.lines}>
      <p className={styles.columnHeads} aria-hidden="true">
        <span>{t('tip.heading')}</span>
        <span className={styles.right}>{t('tips.chanceHead')}</span>
        <span className={styles.right}>{t('tip.value')}</span>
        <span>{t('reliability.title')}</span>
        <span className={styles.right}>{t('tips.state')}</span>
      </p>
      <ul id={id} className={styles.matches}>
        {groupByMatch(tips).map((ofMatch) => (
          <TippedMatch key={ofMatch[0].sequence} tips={ofMatch} />
        ))}
      </ul>
    </section>
  );
}
