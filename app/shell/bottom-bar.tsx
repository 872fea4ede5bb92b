import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** The places of the site within reach of a thumb. */
export function BottomBar() {
  const { t, href } = useWords();
  const { pathname, search } = useLocation();
  const favourites = pathname === '/' && new URLSearchParams(search).get('tab') === 'favorites';
  const current = (here: boolean) => (here ? ('page' as const) : undefined);
  return (
    <nav className="bottom" aria-label={t('shell.menu')}>
      <a href={href('/')} aria-current={current(pathname === '/' && !favourites)}>
        <Icon name="ball" />
        {t('nav.matches')}
      </a>
      <a href={href('/leagues')} aria-current={current(pathname === '/leagues')}>
        <Icon name="list" />
        {t('nav.leagues')}
      </a>
      <a href={href('/search')} aria-current={current(pathname === '/search')}>
        <Icon name="search" />
        {t('nav.search')}
      </a>
      <a href={href('/?tab=favorites')} aria-current={current(favourites)} data-favourites-link="">
        <Icon name="star" />
        {t('nav.favorites')}
      </a>
    </nav>
  );
}
