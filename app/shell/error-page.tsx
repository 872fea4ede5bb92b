import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';

/** What stands where a page should: an unknown address, or a failure of ours. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { t } = useWords();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="frame">
      <title>{notFound ? t('error.notFound') : t('error.internal')}</title>
      <h1 className="h1">{notFound ? t('error.notFound') : t('error.internal')}</h1>
      {notFound && <p>{t('error.notFoundPath', { path: pathname })}</p>}
    </main>
  );
}
