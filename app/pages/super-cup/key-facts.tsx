import { useWords } from '#app/i18n/words.tsx';
import type { SpecialWords } from '#data/articles/special.ts';

type Facts = SpecialWords['keyFacts'];

const shownAtOnce = 4;

/** The facts by their titles, each with its text in a fold; all but the first stand in a fold themselves. */
export function KeyFacts({ facts }: { facts: Facts }) {
  const { t } = useWords();
  return (
    <section className="sec key-facts" aria-labelledby="key-facts">
      <div className="sec-h">
        <h2 className="h2" id="key-facts">
          {t('superCup.keyFacts')}
        </h2>
      </div>
      <FactList facts={facts.slice(0, shownAtOnce)} from={1} />
      <details className="all-facts">
        <summary className="btn">
          <span className="closed">{t('superCup.viewAll', { count: facts.length })}</span>
          <span className="open">{t('superCup.showLess')}</span>
        </summary>
        <FactList facts={facts.slice(shownAtOnce)} from={shownAtOnce + 1} />
      </details>
    </section>
  );
}

function FactList({ facts, from }: { facts: Facts; from: number }) {
  const { t, format } = useWords();
  return (
    <ol className="facts" start={from}>
      {facts.map(({ title, text }, index) => (
        <li key={title}>
          <details>
            <summary>
              <span className="n">{format.integer(from + index)}</span>
              <h3>{title}</h3>
              <span className="unfold">
                <span className="closed">{t('superCup.viewMore')}</span>
                <span className="open">{t('superCup.showLess')}</span>
              </span>
            </summary>
            <p>{text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
