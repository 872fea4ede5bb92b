import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import crest from '#app/components/page/crest.module.css?inline';
import { useWords, WordsProvider } from '#app/i18n/words/words.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import tokens from '#app/styles/tokens.css?inline';
import type { EmbedTheme } from './embed.address.ts';
import styles from './embed.module.css';
import own from './embed.module.css?inline';

const sheet = tokens + crest + own;

interface EmbedParts {
  readonly theme: EmbedTheme;
  readonly title: string;
  /** The absolute address of the page with more about the content. */
  readonly page: string;
  readonly status?: number;
  readonly children: ReactNode;
}

/** Returns a small separate document, without the frame of the site and without scripts; its links open in a new tab. */
export function embedDocument(site: Site, { theme, title, page, status = 200, children }: EmbedParts): Response {
  const { words, name } = site;
  const html = renderToStaticMarkup(
    <WordsProvider words={words}>
      <html lang={words.locale.tag} data-theme={theme === 'auto' ? undefined : theme}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · ${name}`}</title>
          <base target="_blank" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
          <style dangerouslySetInnerHTML={{ __html: sheet }} />
        </head>
        <body>
          <main>{children}</main>
          <Foot
            withheld={site.withheld}
            page={page}
            siteName={name}
            demonstration={site.demonstration}
            clockIsSet={site.clock.setTo !== undefined}
          />
        </body>
      </html>
    </WordsProvider>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}

/** Renders the link to the site, and notes on demonstration data, a set clock and sources left out. */
function Foot(props: { withheld: readonly string[]; page: string; siteName: string; demonstration: boolean; clockIsSet: boolean }) {
  const { t } = useWords();
  return (
    <footer className={styles.foot}>
      <a href={props.page} rel="noopener">
        {t('embed.more', { site: props.siteName })}
      </a>
      {props.demonstration && <span>{t('shell.demonstration')}</span>}
      {props.clockIsSet && <span>{t('shell.clockSet')}</span>}
      {props.withheld.length > 0 && <span>{t('licence.leftOut', { sources: props.withheld.join(', ') })}</span>}
    </footer>
  );
}

/** Returns the document for an unknown name (404), so that readers of another site do not see a blank frame. */
export function unknownEmbed(site: Site, theme: EmbedTheme): Response {
  const { t, locale } = site.words;
  const title = t('embed.unknown');
  return embedDocument(site, {
    theme,
    title,
    page: site.absolute(locale, '/'),
    status: 404,
    children: <h1 className={styles.lone}>{title}</h1>,
  });
}
