import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { Island } from '#app/document/island.tsx';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { island as calculator } from '#app/islands/calculator/calculator.island.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { calculatorAddress, tools } from './calculator.address.ts';
import type { CalculatorView } from './calculator.server.ts';

/** The calculators, one at a time: what to enter, what comes out, and where it is explained. */
export function CalculatorPage({ view: { state, address, reading } }: { view: CalculatorView }) {
  const { href, locale, t } = useWords();
  return (
    <div className="calculator">
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
      <h1 className="h1">{t('calculator.heading')}</h1>
      <p className="lead">{t('calculator.lead')}</p>
      <nav className="tabs" aria-label={t('calculator.tools')}>
        {tools.map((name) => (
          <a key={name} href={href(calculatorAddress.href({ calculator: name }))} aria-current={name === state.tool ? 'page' : undefined}>
            {t(`calculator.tab.${name}`)}
          </a>
        ))}
      </nav>
      <Island of={calculator} when="visible" state={state} />
      <section className="sec">
        <div className="sec-h">
          <h2 className="h2">{t('calculator.keep')}</h2>
        </div>
        <p className="note">
          {withElements(t, 'calculator.bookmark', {
            windows: (
              <>
                <kbd>Ctrl</kbd>+<kbd>D</kbd>
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
      {reading.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2 className="h2">{t('calculator.readOn')}</h2>
          </div>
          <ul className="toc">
            {reading.map(({ path, title }) => (
              <li key={path}>
                <a href={href(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
