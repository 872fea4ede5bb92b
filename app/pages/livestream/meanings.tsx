import { useWords } from '#app/i18n/words.tsx';
import type { LivestreamView } from './livestream.server.ts';

const terms = [
  ['watch.access-free', 'watch.explain-free'],
  ['watch.access-account', 'watch.explain-account'],
  ['watch.access-subscription', 'watch.explain-subscription'],
  ['watch.extent-some', 'watch.explain-some'],
] as const;

/** What free, subscription and "some matches" mean, and how old the knowledge is. */
export function Meanings({ view: { reviewedOn, demonstration } }: { view: LivestreamView }) {
  const { t, format } = useWords();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('watch.meaning')}</h2>
      </div>
      <dl className="watch-words">
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      {reviewedOn !== undefined && <p className="cap">{t('watch.checked', { day: format.dayInFull(format.noonOf(reviewedOn), 'UTC') })}</p>}
      {demonstration && <p className="cap">{t('watch.demonstration')}</p>}
    </section>
  );
}
