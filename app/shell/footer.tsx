import { useRouteLoaderData } from 'react-router';
import { useFrameWords } from '#app/i18n/words.tsx';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { AgeNotice } from './age-notice.tsx';
import { LawBlock } from './law-block.tsx';
import { places, standingPlaces } from './places.ts';
import type { loadShell } from './shell.server.ts';
import { useSiteFacts } from './site-facts.tsx';

/** The same for everybody: age and help are those of the home of the language. The visitor's country comes later, in the last lines, below which nothing moves. */
export function Footer({ siteName }: { siteName: string }) {
  const { t, href } = useFrameWords();
  const { tagManager, law } = useSiteFacts();
  return (
    <footer className="foot">
      <div>
        <ServerHtml view={law} className="notice">
          {({ notices }) => import.meta.env.SSR && <AgeNotice siteName={siteName} minimumAge={notices.minimumAge} />}
        </ServerHtml>
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
            {tagManager !== undefined && (
              <li className="needs-script">
                <a href={href('/cookies-policy')} data-consent-open="">
                  {t('footer.cookie-settings')}
                </a>
              </li>
            )}
          </ul>
          <LeaguesCovered />
        </div>
        <ServerHtml view={law}>{(shown) => import.meta.env.SSR && <LawBlock law={shown} />}</ServerHtml>
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
