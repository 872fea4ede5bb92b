import { useRouteLoaderData } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';

export interface BreadcrumbStep {
  readonly name: string;
  /** A path shared by all languages. */
  readonly path: string;
}

/** The way from the top to this page, for readers and for search engines. The last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const { href, t } = useWords();
  const root = useRouteLoaderData<{ root: string }>('root')?.root ?? '';
  return (
    <>
      <nav className="crumbs" aria-label={t('shell.breadcrumbs')}>
        {steps.map(({ name, path }, index) =>
          index === steps.length - 1 ? (
            <span key={path} aria-current="page">
              {name}
            </span>
          ) : (
            <span key={path}>
              <a href={href(path)}>{name}</a> /
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
