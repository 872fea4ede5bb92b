import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useFrameWords } from '#app/i18n/words.tsx';
import { busyText } from './busy-text.ts';

type Failure = 'notFound' | 'unavailable' | 'busy' | 'offline' | 'internal';

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    if (error.status === 503) return error.data === busyText ? 'busy' : 'unavailable';
    return error.status === 404 ? 'notFound' : 'internal';
  }
  // What the browser throws when a navigation gets no answer at all.
  return error instanceof TypeError && typeof document !== 'undefined' ? 'offline' : 'internal';
}

/** What stands where a page should: an unknown address, a database that does not answer, or a failure of ours. */
export function ErrorPage() {
  const failure = failureOf(useRouteError());
  const { pathname, search } = useLocation();
  const { t, href } = useFrameWords();
  // A list that was to grow where the reader stood has given its place to a message at the top.
  useEffect(() => scrollTo(0, 0), []);
  const title = {
    notFound: t('error.notFound'),
    unavailable: t('error.unavailable'),
    busy: t('error.busy'),
    offline: t('error.offline'),
    internal: t('error.internal'),
  }[failure];
  const hint = {
    notFound: t('error.notFoundHint'),
    unavailable: t('error.unavailableHint'),
    busy: t('error.busyHint'),
    offline: t('error.unavailableHint'),
    internal: t('error.internalHint'),
  }[failure];
  const again = failure === 'unavailable' || failure === 'busy' || failure === 'offline';
  return (
    <main id="main" tabIndex={-1} className="problem">
      <title>{title}</title>
      <h1 className="h1">{title}</h1>
      {failure === 'notFound' && <p className="path">{t('error.notFoundPath', { path: href(pathname) })}</p>}
      <p>{hint}</p>
      <p className="ways">
        {again && (
          <a className="btn btn-main" href={href(pathname) + search} data-document="">
            {t('states.tryAgain')}
          </a>
        )}
        <a className="btn" href={href('/')}>
          {t('states.toToday')}
        </a>
        {failure === 'notFound' && (
          <a className="btn" href={href('/search')}>
            {t('nav.search')}
          </a>
        )}
      </p>
    </main>
  );
}
