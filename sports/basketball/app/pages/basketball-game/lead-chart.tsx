import { useWords } from '#app/i18n/words/words.tsx';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';
import styles from './lead-chart.module.css';
import { leadColumns } from './lead-columns.ts';

const height = 100;
const middle = height / 2;

/** Draws the lead, from tip-off on: that of the club named first above the line, the other's below. */
export function LeadChart({ view: { game, quarterMinutes } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  if (game.course === null || game.course.leads.length === 0) return null;
  const { columns, bounds, most, length } = leadColumns(game.course, quarterMinutes, game.namedFirst);
  const scale = (middle - 4) / most;
  const mark = most >= 20 ? 20 : 10;
  const [upper, lower] = inNamedOrder(game.namedFirst, [game.home.shortName, game.away.shortName]);
  const [greatestUpper, greatestLower] = [Math.max(0, ...columns), -Math.min(0, ...columns)];
  return (
    <TwoSidedSection title={t('basketball.lead')} aside={t('basketball.leadByMinute')}>
      <div className={styles.chart}>
        <span className={styles.above}>{t('basketball.ahead', { club: upper })}</span>
        <svg
          viewBox={`0 0 ${length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${t('basketball.lead')}: ${upper} ${format.signed(greatestUpper)}, ${lower} ${format.signed(greatestLower)}`}
        >
          {bounds.slice(0, -1).map(({ end }) => (
            <path key={end} className={styles.grid} d={`M${end} 0V${height}`} />
          ))}
          {[-mark, mark].map((points) => (
            <path key={points} className={styles.grid} d={`M0 ${middle - points * scale}H${length}`} />
          ))}
          {columns.map((lead, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches have a fixed order
              key={at}
              className={lead > 0 ? styles.first : styles.second}
              x={at}
              y={lead > 0 ? middle - lead * scale : middle}
              width={1.02}
              height={Math.abs(lead) * scale}
            />
          ))}
          <path className={styles.zero} d={`M0 ${middle}H${length}`} />
        </svg>
        <span className={styles.mark} style={{ top: `${middle - mark * scale}%` }} aria-hidden="true">
          {format.signed(mark)}
        </span>
        <span className={styles.mark} style={{ top: `${middle + mark * scale}%` }} aria-hidden="true">
          {format.signed(mark)}
        </span>
        <span className={styles.below}>{t('basketball.ahead', { club: lower })}</span>
      </div>
      <div
        className={styles.periods}
        style={{ gridTemplateColumns: bounds.map(({ from, end }) => `${end - from}fr`).join(' ') }}
        aria-hidden="true"
      >
        {bounds.map(({ from, quarter }) => (
          <span key={from}>
            {quarter === undefined ? t('basketball.overtimeShort') : t('basketball.quarterShort', { number: String(quarter) })}
          </span>
        ))}
      </div>
    </TwoSidedSection>
  );
}
