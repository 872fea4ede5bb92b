import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { SpecialWords } from '#data/articles/special.ts';
import styles from './key-facts.module.css';

type Facts = SpecialWords['keyFacts'];

const shownAtOnce = 4;

/** Renders the facts by their titles, each with its text in a fold; all but the first four are in a further fold. */
export function KeyFacts({ facts }: { facts: Facts }) {
  const { t } = useWords();
  return (
    <section className={layout.section} aria-labelledby="key-facts">
      <div className={layout.head}>
        <h2 className={text.heading} id="key-facts">
          {t('superCup.keyFacts')}
        </h2>
      </div>
      <FactList facts={facts.slice(0, shownAtOnce)} from={1} />
      <details className={styles.all}>
        <summary className={clsx(button.button, styles.showAll)}>
          <span className={styles.whileClosed}>{t('superCup.viewAll', { count: facts.length })}</span>
          <span className={styles.whileOpen}>{t('superCup.showLess')}</span>
        </summary>
        <FactList facts={facts.slice(shownAtOnce)} from={shownAtOnce + 1} />
      </details>
    </section>
  );
}

function FactList({ facts, from }: { facts: Facts; from: number }) {
  const { t, format } = useWords();
  return (
    <ol className={styles.facts} start={from}>
      {facts.map(({ title, text }, index) => (
        <li key={title}>
          <details>
            <summary>
              <span className={styles.number}>{format.integer(from + index)}</span>
              <h3>{title}</h3>
              <span className={styles.unfold}>
                <span className={styles.whileClosed}>{t('superCup.viewMore')}</span>
                <span className={styles.whileOpen}>{t('superCup.showLess')}</span>
              </span>
            </summary>
            <p>{text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
