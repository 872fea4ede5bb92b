import { clsx } from 'clsx';
import { ReadNext } from '#app/components/articles/read-next.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Island } from '#app/island/island.tsx';
import { island as calculator } from '#app/islands/calculator/calculator.island.tsx';
import layout from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import tabs from '#app/ui/tabs.module.css';
import text from '#app/ui/text.module.css';
import { calculatorAddress, tools } from './calculator.address.ts';
import type { CalculatorView } from './calculator.server.ts';
import styles from './calculator-page.module.css';

/** Renders one of the calculators: its form, its result, and links to articles that explain it. */
export function CalculatorPage({ view: { state, address, reading } }: { view: CalculatorView }) {
  const { href, locale, t } = useWords();
  return (
    <div className={styles.calculator}>
      <Breadcrumbs
        headed
        steps={[
          { name: t('nav.matches'), path: '/' },
          { name: t('footer.calculator'), path: calculatorAddress.path },
        ]}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: t('calculator.heading'),
          description: t('calculator.about.converter'),
          url: address,
          applicationCategory: 'UtilitiesApplication',
          operatingSystem: 'Any',
          inLanguage: locale.tag,
          isAccessibleForFree: true,
        }}
      />
      <h1 className={text.title}>{t('calculator.heading')}</h1>
      <p className={clsx(text.lead, styles.lead)}>{t('calculator.lead')}</p>
      <nav className={tabs.tabs} aria-label={t('calculator.tools')}>
        {tools.map((name) => (
          <a key={name} href={href(calculatorAddress.href({ calculator: name }))} aria-current={name === state.tool ? 'page' : undefined}>
            {t(`calculator.tab.${name}`)}
          </a>
        ))}
      </nav>
      <Island of={calculator} when="visible" state={state} />
      <section className={layout.section}>
        <div className={layout.head}>
          <h2 className={text.heading}>{t('calculator.keep')}</h2>
        </div>
        <p className={clsx(text.note, styles.keys)}>
          {withElements(t, 'calculator.bookmark', {
            windows: (
              <>
                <kbd>{t('calculator.controlKey')}</kbd>+<kbd>D</kbd>
              </>
            ),
            mac: (
              <>
                <kbd>⌘</kbd>+<kbd>D</kbd>
              </>
            ),
          })}
        </p>
      </section>
      <ReadNext title={t('calculator.readOn')} pieces={reading} />
    </div>
  );
}
