import { clsx } from 'clsx';
import { wholePercent } from '#app/components/chances/chance-figure.ts';
import { ReliabilitySquares } from '#app/components/chances/reliability-mark.tsx';
import { MatchMoment } from '#app/components/matches/match-moment.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { DayTournament } from '#data/queries/home/list-day-tournaments.ts';
import type { Bet } from '#domain/odds/bet.ts';
import styles from './forecast-line.module.css';
import type { ForecastRow, RowForecast } from './forecast-row.ts';

/** The number of columns after the match's. */
const figureColumns = 9;
/** Min height of a line of chances: ten percentage points. */
const minSpan = 0.1;

/** Draws a match of the table: time, clubs and forecast, or a note that it has none. */
export function ForecastLine({ row, competition }: { row: ForecastRow; competition: DayTournament | undefined }) {
  const { t, format, href } = useWords();
  return (
    <tr id={`f${row.id}`} data-status={row.status}>
      <td className={styles.time}>
        <MatchMoment match={row} />{' '}
        {competition !== undefined && <small title={format.competition(competition.name)}>{competition.code}</small>}
      </td>
      <th scope="row" className={clsx(table.sticky, styles.match)}>
        <a href={href(`/${row.slug}`)}>
          <Club row={row} side="home" />
          <i>–</i>
          <Club row={row} side="away" />
        </a>
      </th>
      {row.forecast === undefined ? (
        <td colSpan={figureColumns} className={text.muted}>
          {t('forecasts.noneYet')}
        </td>
      ) : (
        <Figures forecast={row.forecast} tipped={row.tipped} />
      )}
    </tr>
  );
}

function Club({ row, side }: { row: ForecastRow; side: 'home' | 'away' }) {
  const [name, short, crestName, colours, goals] =
    side === 'home'
      ? [row.homeName, row.homeShortName, row.homeCrestName, row.homeColours, row.homeGoals]
      : [row.awayName, row.awayShortName, row.awayCrestName, row.awayColours, row.awayGoals];
  return (
    <span className={styles.club} data-side={side}>
      <Crest name={crestName} colours={colours} />
      <span className={styles.short}>{short}</span>
      <span className={styles.name}>{name}</span>
      {goals !== null && <b data-goals={side}>{goals}</b>}
    </span>
  );
}

function Figures({
  forecast: { chances, likeliest, goals, reliability, homeMoves, homeMoved },
  tipped,
}: {
  forecast: RowForecast;
  tipped: readonly Bet[];
}) {
  const { t, format } = useWords();
  const percent = wholePercent(format);
  const result = [chances.home, chances.draw, chances.away];
  const greatest = Math.max(...result);
  const isTipped = (market: Bet['market'], selection: string, line = 0) =>
    tipped.some((bet) => bet.market === market && bet.selection === selection && bet.line === line);
  const points = Math.round(homeMoved * 100);
  return (
    <>
      {(['home', 'draw', 'away'] as const).map((outcome, at) => (
        <Chance
          key={outcome}
          share={result[at] as number}
          side={outcome}
          isGreatest={result[at] === greatest}
          isTipped={isTipped('match-result', outcome)}
        />
      ))}
      <Chance share={chances.overTwoAndHalf} side="home" isTipped={isTipped('total-goals', 'over', 2.5)} />
      <Chance share={chances.bothScore} side="home" isTipped={isTipped('both-teams-to-score', 'yes')} />
      <td className={clsx(table.number, styles.score)}>
        <b>{format.score(likeliest)}</b> {percent(likeliest.chance)}
      </td>
      <td className={table.number}>
        {format.goals(goals.home)} – {format.goals(goals.away)}
      </td>
      <td className={styles.moved}>
        <Sparkline points={homeMoves} minSpan={minSpan} withFirst />
        <span className={points === 0 ? text.muted : undefined}>{homeMoves.length === 0 ? '–' : format.signed(points)}</span>
      </td>
      <td className={styles.reliability}>
        <ReliabilitySquares level={reliability.level} onPaper />
        <span className={text.visuallyHidden}>{t('reliability.of', { level: reliability.level })}</span>
      </td>
    </>
  );
}

const sides = { home: undefined, draw: styles.draw, away: styles.away } as const;

function Chance({
  share,
  side,
  isGreatest = false,
  isTipped,
}: {
  share: number;
  side: keyof typeof sides;
  isGreatest?: boolean;
  isTipped: boolean;
}) {
  const { t, format } = useWords();
  return (
    <td className={styles.cell}>
      <span
        className={clsx(styles.chance, sides[side], isGreatest && styles.greatest, isTipped && styles.tipped)}
        style={{ '--share': Math.round(share * 100) } as React.CSSProperties}
      >
        {wholePercent(format)(share)}
        {isTipped && <span className={text.visuallyHidden}> {t('tip.title')}</span>}
      </span>
    </td>
  );
}
