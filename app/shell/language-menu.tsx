import { usePlace } from '#app/document/place.tsx';
import { locales } from '#app/i18n/locales.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import menu from './menu.module.css';
import { Menu } from './menu.tsx';

/** Renders links to the same page in the other languages, each through the host of that language, which remembers the choice. */
export function LanguageMenu() {
  const { t, locale } = useWords();
  const { pathname, search, otherOrigins } = usePlace();
  const to = encodeURIComponent(pathname + search);
  return (
    <Menu
      id="language-menu"
      title={t('shell.languages')}
      button={
        <>
          {locale.shortLabel}
          <span className={text.visuallyHidden}>, {t('shell.languages')}</span>
          <Icon name="down" small />
        </>
      }
    >
      <p className={menu.heading}>{t('shell.languages')}</p>
      <language-links>
        <ul>
          {locales.map(({ code, label, shortLabel, tag }) => (
            <li key={code}>
              <a
                className={menu.choice}
                href={`${otherOrigins[code] ?? ''}/language/${code}?to=${to}`}
                hrefLang={tag}
                lang={tag}
                rel="nofollow"
                aria-current={code === locale.code ? 'true' : undefined}
                data-language={code}
              >
                {label}
                <span className={menu.detail}>{shortLabel}</span>
              </a>
            </li>
          ))}
        </ul>
      </language-links>
    </Menu>
  );
}
