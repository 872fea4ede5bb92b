import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import styles from './outcome-letter.module.css';

export type FormOutcome = 'win' | 'draw' | 'loss';

const outcomeClass = { win: styles.won, draw: styles.drawn, loss: styles.lost } as const;

/** Win, draw or loss as the letter that readers of the language know. */
export function OutcomeLetter({ outcome }: { outcome: FormOutcome }) {
  const { t } = useWords();
  return (
    <span className={clsx(styles.letter, outcomeClass[outcome])} title={t(`outcome.${outcome}`)}>
      {t(`outcome.${outcome}Letter`)}
    </span>
  );
}

/** The last outcomes of a club, oldest first. */
export function FormStrip({ outcomes }: { outcomes: readonly FormOutcome[] }) {
  const { t } = useWords();
  const spoken = outcomes.map((outcome) => t(`outcome.${outcome}`)).join(', ');
  return (
    <span className={styles.strip} role="img" aria-label={`${t('outcome.form')}: ${spoken}`}>
      {outcomes.map((outcome, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is replaced whole
        <OutcomeLetter key={index} outcome={outcome} />
      ))}
    </span>
  );
}
