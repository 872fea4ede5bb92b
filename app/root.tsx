import greekFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wdth-normal.woff2?url';
import latinExtFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wdth-normal.woff2?url';
import latinFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2?url';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useFrameWords } from './i18n/words.tsx';
import bootScript from './preferences/boot-script.js?raw';
import { BottomBar } from './shell/bottom-bar.tsx';
import { ConsentSlot } from './shell/consent-slot.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Frame } from './shell/frame.tsx';
import { Masthead } from './shell/masthead.tsx';
import { usePageStyles } from './shell/page-styles.ts';
import { RouterBridge } from './shell/router-bridge.tsx';
import { factAttributes, useSiteFacts } from './shell/site-facts.tsx';
import styles from './styles/site.css?inline';

export { loadShell as loader } from './shell/shell.server.ts';

/** What a language's letters need; a font that is late is not used at all, so they are asked for ahead. */
const fontsByTag: Readonly<Record<string, readonly string[]>> = { el: [greekFont, latinFont], cs: [latinFont, latinExtFont] };

/** The frame of the page is the same everywhere in a language; only a new document brings a new one. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { locale, t } = useFrameWords();
  const site = useSiteFacts();
  const pageStyles = usePageStyles();
  return (
    <html lang={locale.tag} className="no-script" {...factAttributes(site)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {(fontsByTag[locale.tag] ?? [latinFont]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <ServerText element="style" text={import.meta.env.SSR ? styles + pageStyles : ''} />
        <ServerText element="script" text={import.meta.env.SSR ? bootScript : ''} />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
        <ConsentSlot />
        <Masthead siteName={site.name} demonstration={site.demonstration} clockSetTo={site.clockSetTo} />
        {children}
        <Footer siteName={site.name} />
        <BottomBar />
        <p id="announcer" className="vh" role="status" suppressHydrationWarning />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Text that only the server writes into the page; the browser's copy of the code does not carry it. */
function ServerText({ element: Element, text }: { element: 'style' | 'script'; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet and boot script
  return <Element suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export default function Root() {
  return (
    <>
      <RouterBridge />
      <Frame>
        <Outlet />
      </Frame>
    </>
  );
}

/** Only when the frame's own data fails. There is no bridge then, so every link loads a whole document and with it a new frame. */
export function ErrorBoundary() {
  return (
    <div className="frame frame-bare">
      <ErrorPage />
    </div>
  );
}
