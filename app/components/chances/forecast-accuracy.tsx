import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { forecastAccuracyPath } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import styles from './forecast-accuracy.module.css';

/**
 * Section on the accuracy of the site's forecasts: log loss, Brier score and calibration, not predicted scorelines. Links to all figures, as
 * CSV and JSON: by competition, and by what a forecast used (results alone, earlier odds, or also the match's own odds).
 *
 * @param children the figures that the page shows itself
 */
export function ForecastAccuracy({ children }: { children?: ReactNode }) {
  const { t } = useWords();
  return (
    <section className={section.section} id="forecast-scores">
      <div className={section.head}>
        <h2 className={text.heading}>{t('forecasts.scores')}</h2>
      </div>
      {children}
      <p className={text.note}>{t('forecasts.scoresNote')}</p>
      <p className={styles.downloads}>
        {(['csv', 'json'] as const).map((extension) => (
          <a key={extension} className={button.button} href={forecastAccuracyPath(extension)} download="">
            <span className={text.visuallyHidden}>{t('forecasts.scores')}: </span>
            {extension.toUpperCase()}
          </a>
        ))}
      </p>
    </section>
  );
}
