import { SearchField } from '#app/components/search-field.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DisplayMenu, OddsMenu } from './display-menus.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logotype } from './logotype.tsx';
import { currentPlace, places } from './places.ts';
import { SiteNotice } from './site-notice.tsx';

export function Masthead({
  siteName,
  demonstration,
  clockSetTo,
}: {
  siteName: string;
  demonstration: boolean;
  clockSetTo: string | undefined;
}) {
  const { t, href } = useWords();
  const { pathname } = usePlace();
  return (
    <header>
      <SiteNotice demonstration={demonstration} clockSetTo={clockSetTo} />
      <div className="mast">
        <a className="logo" href={href('/')} aria-label={t('shell.home', { site: siteName })}>
          <Logotype siteName={siteName} />
        </a>
        <nav aria-label={t('shell.menu')}>
          {places.map(({ path, name }) => (
            <a key={path} href={href(path)} aria-current={currentPlace(path, pathname)}>
              {t(name)}
            </a>
          ))}
        </nav>
        <SearchField id="mast-search" label={t('search.label')} className="tool-wide" />
        <a className="tool tool-s" href={href('/search')} aria-label={t('nav.search')}>
          <Icon name="search" />
        </a>
        <LanguageMenu />
        <OddsMenu />
        <DisplayMenu />
      </div>
      <div className="mast-rule" />
    </header>
  );
}
