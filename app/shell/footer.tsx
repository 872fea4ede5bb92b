import { useRouteLoaderData } from 'react-router';
import { useFrameWords } from '#app/i18n/words.tsx';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { places, standingPlaces } from './places.ts';
import type { loadShell } from './shell.server.ts';

export function Footer({ siteName }: { siteName: string }) {
  const { t, href, locale } = useFrameWords();
  return (
    <footer className="foot">
      <div>
        <div className="notice">
          <span className="eighteen">18+</span>
          <div>
            <p>{t('shell.notice', { site: siteName })}</p>
            <noscript>
              <p>{t('shell.scriptNeeded', { zone: locale.zone.replace('_', ' ') })}</p>
            </noscript>
          </div>
        </div>
        <div>
          <ul>
            {places.map(({ path, name }) => (
              <li key={path}>
                <a href={href(path)}>{t(name)}</a>
              </li>
            ))}
            <li>
              <a href={href('/search')}>{t('nav.search')}</a>
            </li>
            {standingPlaces.map(({ path, name }) => (
              <li key={path}>
                <a href={href(path)}>{t(name)}</a>
              </li>
            ))}
          </ul>
          <LeaguesCovered />
        </div>
      </div>
    </footer>
  );
}

function LeaguesCovered() {
  const { t } = useFrameWords();
  const shell = useRouteLoaderData<typeof loadShell>('root');
  return (
    <ServerHtml view={shell?.rail} className="cap">
      {({ leagues }) => t('shell.leaguesCovered', { count: leagues })}
    </ServerHtml>
  );
}
