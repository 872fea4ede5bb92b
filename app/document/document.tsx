import type { ReactNode } from 'react';
import { appleTouchIcon } from '#app/app-icons/app-icons.ts';
import { themeColours } from '#app/app-icons/theme-colours.ts';
import beforePaint from '#app/before-paint/before-paint.ts?script-text';
import { otherLettersId } from '#app/before-paint/other-letters.ts';
import type { TagManager } from '#app/consent/tag-manager.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { webAppManifestAddress } from '#app/pages/web-app-manifest/web-app-manifest.address.ts';
import { BottomBar } from '#app/shell/bottom-bar.tsx';
import { ConsentBar } from '#app/shell/consent-bar.tsx';
import type { SiteFilling } from '#app/shell/filling/filling.server.ts';
import { Footer } from '#app/shell/footer.tsx';
import type { LawOfLanguage } from '#app/shell/law/law-of-language.ts';
import { Masthead } from '#app/shell/masthead.tsx';
import { factAttributes, useSiteFacts } from '#app/shell/site-facts.tsx';
import type { DataCredit } from '#app/site/site-settings.ts';
import { fontOfLanguage } from '#app/styles/font-of-language.ts';
import { fontFaces, fontSource } from '#app/styles/typeface.ts';
import text from '#app/ui/text.module.css';
import type { Language } from '#domain/language/languages.ts';
import type { DocumentAssets } from './assets.ts';
import skipLink from './skip-link.module.css';

interface DocumentParts {
  readonly assets: DocumentAssets;
  /** Title, meta tags and links. */
  readonly head: ReactNode;
  /** The file that declares the page; undefined when there is no page. */
  readonly source: string | undefined;
  /** Number of leagues that have matches; undefined when that could not be read. */
  readonly leagues: number | undefined;
  /** The filling of the site that is in progress; undefined once it is filled, and when that could not be read. */
  readonly filling: SiteFilling | undefined;
  readonly law: LawOfLanguage;
  /** The tag manager that is loaded once the visitor agrees; undefined when there is none, and so no consent to ask for. */
  readonly tagManager: TagManager | undefined;
  readonly dataCredits: readonly DataCredit[];
  /** The names of the sources whose facts may not be shown. */
  readonly withheld: readonly string[];
  /** True when the page has a place for the bet slip. */
  readonly hasSlip: boolean;
  readonly children: ReactNode;
}

/** Renders the whole document around a page: what every page of the site has. */
export function Document({
  assets,
  head,
  source,
  leagues,
  filling,
  hasSlip,
  law,
  tagManager,
  dataCredits,
  withheld,
  children,
}: DocumentParts) {
  const { locale, t, href } = useWords();
  const site = useSiteFacts();
  const prefix = href('/x').slice(0, -'/x'.length);
  return (
    <html
      lang={locale.tag}
      className="no-script"
      data-zone={locale.zone}
      data-prefix={prefix}
      data-build={assets.build}
      {...factAttributes(site)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={appleTouchIcon.path} />
        <link rel="manifest" href={href(webAppManifestAddress.path)} />
        <link
          rel="preload"
          href={assets.file(fontSource(fontOfLanguage[locale.tag]))}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {head}
        <style data-all={assets.allStyles(source)}>{stylesOfPage}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own first script */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {assets.partsOfEntry.map((part) => (
          <link key={part} rel="modulepreload" href={part} fetchPriority="low" />
        ))}
        <script type="module" src={assets.entry} fetchPriority="low" />
      </head>
      <body>
        <a className={skipLink.link} href="#main">
          {t('shell.skip')}
        </a>
        {tagManager !== undefined && <ConsentBar tagManager={tagManager} />}
        <Masthead siteName={site.name} demonstration={site.demonstration} clockSetTo={site.clockSetTo} filling={filling} />
        {children}
        <Footer
          siteName={site.name}
          law={law}
          leagues={leagues}
          dataCredits={dataCredits}
          withheld={withheld}
          asksConsent={tagManager !== undefined}
        />
        <BottomBar hasSlip={hasSlip} />
        <p id="announcer" className={text.visuallyHidden} role="status" />
      </body>
    </html>
  );
}

/** Placeholder for the styles until it is known what the document shows; no text of a page has an unescaped `>`. */
const stylesOfPage = '/*styles*/';
const placeOfStyles = `>${stylesOfPage}<`;

/** Returns a rendered document with the styles of what it shows, and the typeface of its language. */
export function withStyles(html: string, { assets, source }: Pick<DocumentParts, 'assets' | 'source'>, language: Language): string {
  const { main, others } = fontFaces(fontOfLanguage[language], assets.file);
  return html.replace(
    placeOfStyles,
    () => `>${assets.styles(source, html)}${main}</style><style id="${otherLettersId}" media="(min-width:1080px)">${others}<`,
  );
}
