import { clsx } from 'clsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import tabs from '#app/ui/tabs.module.css';
import styles from './match-parts.module.css';
import type { MatchPart } from './match-view.server.ts';

/** The name of each part. */
export const partWords: Readonly<Record<MatchPart, MessageKey>> = {
  prediction: 'prediction.tab',
  tip: 'tip.tab',
  chances: 'chances.tab',
  timeline: 'timeline.tab',
  'line-ups': 'lineUps.title',
  statistics: 'statistics.title',
  prices: 'prices.tab',
  form: 'form.title',
  'head-to-head': 'meetings.title',
  table: 'table.title',
  preview: 'preview.tab',
  review: 'review.tab',
};

/** Draws links to the parts of the page, with one for prediction and tip together; the stylesheet marks the part named by the address, or else the first. */
export function MatchTabs({ parts, first }: { parts: readonly MatchPart[]; first: MatchPart | undefined }) {
  const { t } = useWords();
  const linked = parts.includes('prediction') ? parts.filter((part) => part !== 'tip') : parts;
  return (
    <div className={styles.navigation}>
      <nav className={clsx(tabs.tabs, styles.tabRow)} aria-label={t('match.sections')} data-part-links="">
        {linked.map((part) => (
          <a key={part} href={`#${part}`} data-first={part === first ? '' : undefined}>
            {t(partWords[part])}
          </a>
        ))}
      </nav>
    </div>
  );
}
