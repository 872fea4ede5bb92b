import { useWords } from '#app/i18n/words/words.tsx';
import segments from '#app/ui/segments.module.css';
import styles from './pager.module.css';

/** Links to the pages of a long list: the one before and the one after, the first, the last and those around the one that is shown. */
export function Pager({ page: shown, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  const { t, format } = useWords();
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - shown) <= 1,
  );
  return (
    <nav className={styles.pager} aria-label={t('oddsGrid.pages')}>
      {shown > 1 && (
        <a href={to(shown - 1)} rel="prev">
          {t('oddsGrid.pageBefore')}
        </a>
      )}
      <span className={segments.segments}>
        {numbers.map((page) => (
          <a
            key={page}
            href={to(page)}
            aria-label={t('oddsGrid.page', { number: page })}
            aria-current={page === shown ? 'page' : undefined}
          >
            {format.integer(page)}
          </a>
        ))}
      </span>
      {shown < pages && (
        <a href={to(shown + 1)} rel="next">
          {t('oddsGrid.pageAfter')}
        </a>
      )}
    </nav>
  );
}
