import { clsx } from 'clsx';
import { SearchField } from '#app/components/page/search-field.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import text from '#app/ui/text.module.css';
import styles from './error-page.module.css';

/**
 * Reason for an error page: an unknown address, a database that does not answer, too many requests at once, a body that is no form, a request
 * that cannot be read, or a fault of the site.
 */
export type Failure = 'notFound' | 'unavailable' | 'busy' | 'noForm' | 'unreadable' | 'internal';

const titles = {
  notFound: 'error.notFound',
  unavailable: 'error.unavailable',
  busy: 'error.busy',
  noForm: 'error.noForm',
  unreadable: 'error.unreadable',
  internal: 'error.internal',
} as const;
const hints = {
  notFound: 'error.notFoundHint',
  unavailable: 'error.unavailableHint',
  busy: 'error.busyHint',
  noForm: 'error.noFormHint',
  unreadable: 'error.unreadableHint',
  internal: 'error.internalHint',
} as const;

/** Failures after which the same address may well work. */
const passing: ReadonlySet<Failure> = new Set(['unavailable', 'busy', 'noForm', 'unreadable']);

/** Renders the reason for the failure in place of a page, and links to go on. */
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
        {passing.has(failure) && (
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
