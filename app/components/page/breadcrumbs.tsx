import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbStep {
  readonly name: string;
  /** A path shared by all languages. */
  readonly path: string;
}

/**
 * The path from the top of the site to this page, for readers and, as a schema.org `BreadcrumbList`, for search engines. The last step is
 * the page itself; readers do not see it when `headed` says that the page's heading follows at once.
 */
export function Breadcrumbs({ steps, headed = false }: { steps: readonly BreadcrumbStep[]; headed?: boolean }) {
  const { href, t } = useWords();
  const { root } = usePlace();
  return (
    <>
      <nav className={styles.way} aria-label={t('shell.breadcrumbs')}>
        {(headed ? steps.slice(0, -1) : steps).map(({ name, path }, index) =>
          index === steps.length - 1 ? (
            <span key={path} aria-current="page">
              {name}
            </span>
          ) : (
            <span key={path}>
              <a href={href(path)}>{name}</a>
              {headed && index === steps.length - 2 ? '' : ' /'}
            </span>
          ),
        )}
      </nav>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: root + path })),
        }}
      />
    </>
  );
}
