import { clsx } from 'clsx';
import { SearchField } from '#app/components/search-field.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './error-page.module.css';

/** An address that is no page, a database that does not answer, too many who ask at once, or a failure of ours. */
export type Failure = 'notFound' | 'unavailable' | 'busy' | 'internal';

const titles = { notFound: 'error.notFound', unavailable: 'error.unavailable', busy: 'error.busy', internal: 'error.internal' } as const;
const hints = {
  notFound: 'error.notFoundHint',
  unavailable: 'error.unavailableHint',
  busy: 'error.busyHint',
  internal: 'error.internalHint',
} as const;

/** Says what went wrong in the place of a page, and where to go from here. */
export function ErrorPage({ failure }: { failure: Failure }) {
  const { pathname, search } = usePlace();
  const { t, href } = useWords();
  const title = t(titles[failure]);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{title}</title>
      <h1 className={text.title}>{title}</h1>
      {failure === 'notFound' && <p className={styles.path}>{t('error.notFoundPath', { path: href(pathname) })}</p>}
      <p>{t(hints[failure])}</p>
      {failure === 'notFound' && <SearchField id="page-search" label={t('search.title')} className={styles.search} />}
      <p className={styles.ways}>
        {(failure === 'unavailable' || failure === 'busy') && (
          <a className={clsx(button.button, button.main)} href={href(pathname) + search}>
            {t('states.tryAgain')}
          </a>
        )}
        <a className={button.button} href={href('/')}>
          {t('states.toToday')}
        </a>
      </p>
    </main>
  );
}
