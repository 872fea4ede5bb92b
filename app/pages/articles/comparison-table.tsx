import { seasonName } from '#app/components/season-name.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { ComparedBookmaker, Comparison } from './comparison.server.ts';

/** The reviewed bookmakers, a row each: what their prices cost, and where they are supervised. What is not known is a dash. */
export function ComparisonTable({ comparison: { rows, updated } }: { comparison: Comparison }) {
  const { t, format } = useWords();
  return (
    <section className="sec" id="compared">
      <div className="sec-h">
        <h2 className="h2">{t('reviews.title')}</h2>
      </div>
      <div className="scroll">
        <table className="tb compared">
          <thead>
            <tr>
              <th scope="col" className="sticky">
                {t('reviews.bookmaker')}
              </th>
              <th scope="col" className="num">
                {t('reviews.score')}
              </th>
              <th scope="col" className="num">
                {t('reviews.margin')}
              </th>
              <th scope="col" className="num">
                {t('reviews.payout')}
              </th>
              <th scope="col">{t('reviews.licences')}</th>
              <th scope="col">{t('reviews.languages')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="cap">{t('reviews.note', { day: format.dayInFull(format.noonOf(updated), 'UTC') })}</p>
    </section>
  );
}

function Row({ row: { name, path, score, licences, languages, counted } }: { row: ComparedBookmaker }) {
  const { t, format, href } = useWords();
  return (
    <tr>
      <th scope="row" className="sticky">
        <a className="link" href={href(path)}>
          {name}
        </a>
      </th>
      <td className="num">{score ?? <Unknown />}</td>
      <td className="num">
        {counted === undefined ? (
          <Unknown />
        ) : (
          <>
            {format.percent(counted.margin, 1)}
            <small>{t('reviews.counted', { season: seasonName(counted.season), matches: counted.matches })}</small>
          </>
        )}
      </td>
      <td className="num">{counted === undefined ? <Unknown /> : format.percent(1 / (1 + counted.margin), 1)}</td>
      <td className="many">{licences.length === 0 ? t('reviews.none') : licences.map(format.region).sort(format.compare).join(', ')}</td>
      <td className="many">{languages.length === 0 ? <Unknown /> : languages.map(format.language).join(', ')}</td>
    </tr>
  );
}

/** A dash, and for who does not see it what that means. */
function Unknown() {
  const { t } = useWords();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('reviews.unknown')}</span>
    </>
  );
}
