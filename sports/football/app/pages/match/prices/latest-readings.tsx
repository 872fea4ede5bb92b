import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import table from '#app/ui/table.module.css';
import type { Reading } from '#domain/odds/latest-readings.ts';
import folded from '../folded-lines.module.css';

/** Draws the prices that bookmakers offered, the newest first and folded: each from its first reading to its last. */
export function LatestReadings({ readings, selections }: { readings: readonly Reading[]; selections: readonly string[] }) {
  const { t } = useWords();
  if (readings.length === 0) return null;
  return (
    <details className={clsx(folded.lines, folded.line)}>
      <summary>
        <span>{t('prices.changes')}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keyboard */}
      <section className={table.scroll} aria-label={t('prices.changes')} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('prices.bookmaker')}</th>
              {selections.map((selection) => (
                <th key={selection} scope="col" className={table.number}>
                  {selection}
                </th>
              ))}
              <th scope="col" className={table.number}>
                {t('prices.offered')}
              </th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ bookmaker, name, from, until, prices }) => (
              <tr key={`${bookmaker} ${from.getTime()}`}>
                <th scope="row">{name}</th>
                {selections.map((selection, index) => (
                  <td key={selection} className={table.number}>
                    <Price odds={prices[index] ?? null} />
                  </td>
                ))}
                <td className={table.number}>
                  <KickoffTime moment={from} show="short-day" /> <KickoffTime moment={from} show="time" />
                  {until > from && (
                    <>
                      {' – '}
                      {until.getTime() - from.getTime() >= dayMs && (
                        <>
                          <KickoffTime moment={until} show="short-day" />{' '}
                        </>
                      )}
                      <KickoffTime moment={until} show="time" />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const dayMs = 86_400_000;
