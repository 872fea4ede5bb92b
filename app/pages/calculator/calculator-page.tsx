import { useLocation } from 'react-router';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import type { CalculatorData } from './calculator.server.ts';
import { calculatorPath, readCalculatorAddress, toolPath, tools } from './calculator-address.ts';
import { Desk } from './desk.tsx';

/** The calculators, one at a time: what to enter, what comes out, and where it is explained. */
export function CalculatorPage({ address, reading }: { address: string; reading: CalculatorData['reading'] }) {
  const { href, locale, t } = useWords();
  const { search } = useLocation();
  const { tool } = readCalculatorAddress(new URLSearchParams(search));
  return (
    <>
      <Breadcrumbs
        headed
        steps={[
          { name: t('nav.matches'), path: '/' },
          { name: t('footer.calculator'), path: calculatorPath },
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
          <a key={name} href={href(toolPath(name))} data-keep-scroll aria-current={name === tool ? 'page' : undefined}>
            {t(`calculator.tab.${name}`)}
          </a>
        ))}
      </nav>
      <Desk key={tool} search={search} />
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
    </>
  );
}
