import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { LivestreamView } from './livestream.server.ts';
import styles from './meanings.module.css';

const terms = [
  ['watch.access-free', 'watch.explain-free'],
  ['watch.access-account', 'watch.explain-account'],
  ['watch.access-subscription', 'watch.explain-subscription'],
  ['watch.extent-some', 'watch.explain-some'],
] as const;

/** Renders the meanings of free, subscription and "some matches", and the date of the last review. */
export function Meanings({ view: { reviewedOn, demonstration } }: { view: LivestreamView }) {
  const { t, format } = useWords();
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('watch.meaning')}</h2>
      </div>
      <dl className={styles.terms}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      {reviewedOn !== undefined && (
        <p className={text.caption}>{t('watch.checked', { day: format.dayInFull(format.noonOf(reviewedOn), 'UTC') })}</p>
      )}
      {demonstration && <p className={text.caption}>{t('watch.demonstration')}</p>}
    </section>
  );
}
