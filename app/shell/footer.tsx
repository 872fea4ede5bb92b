import { clsx } from 'clsx';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { countryNoticesAddress } from '#app/pages/country-notices/country-notices.address.ts';
import type { DataCredit } from '#app/site/site-settings.ts';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import styles from './footer.module.css';
import { AgeNotice } from './law/age-notice.tsx';
import { LawLines } from './law/law-lines.tsx';
import type { LawOfLanguage } from './law/law-of-language.ts';
import { places, standingPlaces } from './places.ts';

interface FooterProps {
  readonly siteName: string;
  readonly law: LawOfLanguage;
  readonly leagues: number | undefined;
  readonly dataCredits: readonly DataCredit[];
  /** The names of the sources whose facts may not be shown. */
  readonly withheld: readonly string[];
  /** True when there is an answer about consent that the visitor can change. */
  readonly asksConsent: boolean;
}

/**
 * Renders the footer, the same for every visitor: min age and help are those of the language's home country. `<law-lines>` adds those of the
 * visitor's country later, in the last lines, so that nothing below moves.
 */
export function Footer({ siteName, law, leagues, dataCredits, withheld, asksConsent }: FooterProps) {
  const { t, href } = useWords();
  return (
    <footer className={styles.footer}>
      <law-lines country={law.country} src={href(countryNoticesAddress.href({ country: '' }))}>
        <div className={styles.notice}>
          <AgeNotice siteName={siteName} minimumAge={law.notices.minimumAge} />
        </div>
        <div>
          <ul className={styles.places}>
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
            {asksConsent && (
              <li className={scripting.needsScript}>
                <consent-opener>
                  <a href={href('/cookies-policy')}>{t('footer.cookie-settings')}</a>
                </consent-opener>
              </li>
            )}
          </ul>
          {leagues !== undefined && <p className={clsx(text.caption, styles.leagues)}>{t('shell.leaguesCovered', { count: leagues })}</p>}
          {dataCredits.map(({ source, address, licence, licenceAddress }) => (
            <p key={source} className={text.caption}>
              {withElements(t, 'footer.dataFrom', {
                source: (
                  <a className={text.link} href={address}>
                    {source}
                  </a>
                ),
                licence: (
                  <a className={text.link} href={licenceAddress}>
                    {licence}
                  </a>
                ),
              })}
            </p>
          ))}
          {withheld.length > 0 && <p className={text.caption}>{t('licence.leftOut', { sources: withheld.join(', ') })}</p>}
        </div>
        <div data-lines="">
          <LawLines notices={law.notices} />
        </div>
      </law-lines>
    </footer>
  );
}
