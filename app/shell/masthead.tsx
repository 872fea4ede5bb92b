import { clsx } from 'clsx';
import { SearchField } from '#app/components/page/search-field.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import tool from '#app/ui/tool.module.css';
import { DisplayMenu, OddsMenu } from './display-menus.tsx';
import type { SiteFilling } from './filling/filling.server.ts';
import { FillingNotice } from './filling/filling-notice.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logotype } from './logotype.tsx';
import styles from './masthead.module.css';
import { currentPlace, places } from './places.ts';
import { SiteNotice } from './site-notice.tsx';

/** Renders the head of every page: notices about the site, and below them the logo, the places of the site, the search and the menus. */
export function Masthead({
  siteName,
  demonstration,
  clockSetTo,
  filling,
}: {
  siteName: string;
  demonstration: boolean;
  clockSetTo: string | undefined;
  filling: SiteFilling | undefined;
}) {
  const { t, href } = useWords();
  const { pathname } = usePlace();
  return (
    <header className={styles.header}>
      <SiteNotice demonstration={demonstration} clockSetTo={clockSetTo} />
      {filling !== undefined && <FillingNotice filling={filling} />}
      <div className={styles.masthead}>
        <a className={styles.home} href={href('/')} aria-label={t('shell.home', { site: siteName })}>
          <Logotype siteName={siteName} />
        </a>
        <nav className={styles.places} aria-label={t('shell.menu')}>
          {places.map(({ path, name }) => (
            <a key={path} href={href(path)} aria-current={currentPlace(path, pathname)}>
              {t(name)}
            </a>
          ))}
        </nav>
        <SearchField id="mast-search" label={t('search.label')} className={styles.search} />
        <a className={clsx(tool.tool, styles.searchLink)} href={href('/search')} aria-label={t('nav.search')}>
          <Icon name="search" />
        </a>
        <LanguageMenu />
        <OddsMenu />
        <DisplayMenu />
      </div>
      <div className={styles.rule} />
    </header>
  );
}
