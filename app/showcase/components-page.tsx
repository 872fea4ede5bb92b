import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import text from '#app/ui/text.module.css';
import type { Language } from '#domain/language/languages.ts';
import styles from './components-page.module.css';
import { toCome } from './example-matches.ts';
import { sections } from './examples-of-sports.ts';

/** The languages of the page: the usual one, one with long words, and one with letters of its own. */
const shownLanguages: readonly Language[] = ['en', 'de', 'el'];
const shownLocales = locales.filter(({ tag }) => shownLanguages.includes(tag));
const schemes = ['light', 'dark'] as const;

/** Every component in its states, each in both schemes and in three languages. */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      {/* Live elements have their words from it. No match has this number, so that nothing changes. */}
      <LiveFeed matches={[toCome.id]} />
      <h1 className={text.title}>Components</h1>
      <p className={text.note}>
        The menus above choose how prices are written and whether scores are seen. Rows follow the width of the window; the bell and the
        tools open when they are pressed. Where a state shows nothing, the component renders nothing.
      </p>
      <form className={styles.choices}>
        <Choice name="language" values={shownLanguages} />
        <Choice name="scheme" values={schemes} />
      </form>
      <nav className={styles.index} aria-label="Components">
        {sections.map(({ id, title, examples }) => (
          <p key={id}>
            <a className={text.link} href={`#${id}`}>
              <b>{title}</b>
            </a>
            {Object.keys(examples).map((name) => (
              <a key={name} className={text.link} href={`#${name}`}>
                {name}
              </a>
            ))}
          </p>
        ))}
      </nav>
      {sections.map(({ id, title, isWide = false, examples }) => (
        <section key={id} className={clsx(isWide && styles.wide)}>
          <h2 id={id} className={clsx(text.heading, styles.section)}>
            {title}
          </h2>
          {Object.entries(examples).map(([name, states]) => (
            <section key={name} data-component={name}>
              <h3 id={name} className={styles.name}>
                {name}
              </h3>
              {Object.entries(states).map(([caption, state]) => (
                <figure key={caption} className={styles.state}>
                  <figcaption className={text.caption}>{caption}</figcaption>
                  {shownLocales.map((locale) => (
                    <InBothSchemes key={locale.tag} locale={locale}>
                      {state}
                    </InBothSchemes>
                  ))}
                </figure>
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Radio buttons that leave one of the values, or all; the style sheet hides the others. */
function Choice({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <fieldset>
      {['all', ...values].map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} /> {value === 'all' ? `every ${name}` : value}
        </label>
      ))}
    </fieldset>
  );
}

function InBothSchemes({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <WordsProvider words={createWordsOf(locale)}>
      {schemes.map((scheme) => (
        <div key={scheme} className={styles.cell} lang={locale.tag} data-scheme={scheme}>
          {children}
        </div>
      ))}
    </WordsProvider>
  );
}
