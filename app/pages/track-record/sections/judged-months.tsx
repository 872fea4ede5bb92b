import { clsx } from 'clsx';
import { Fold } from '#app/components/page/fold.tsx';
import { monthWords } from '#app/i18n/words/group-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { StoredJudgement } from '#data/queries/forecast/list-forecast-judgements.ts';
import { type JudgedKind, judgedKinds } from '#domain/judging/judge-forecasts.ts';
import type { ResultScores } from '#domain/judging/score-results.ts';
import type { SportJudgements } from '../record/record-view.server.ts';
import groups from './group-table.module.css';
import styles from './judged-months.module.css';

/** Max number of months shown; further ones are folded. */
const monthsShown = 12;
/** Number of matches above which a figure is not written out: no league has so many. */
const farTooMany = 1_000_000;

const kindWords: Readonly<Record<JudgedKind, MessageKey>> = {
  model: 'basis.model',
  'market-informed': 'basis.market-informed',
  shown: 'record.judgedShown',
};

/** Renders the gap between the shown forecasts and the closing odds, by sport and month, and the number of matches needed to prove it. */
export function JudgedSports({ sports }: { sports: readonly SportJudgements[] }) {
  const { t } = useWords();
  const judged = sports.filter(({ judgements }) => judgements.length > 0);
  if (judged.length === 0) return <p className={text.note}>{t('record.judgedNone')}</p>;
  return (
    <>
      <p className={text.caption}>{t('record.judgedMeaning')}</p>
      {judged.map(({ sport, judgements }) => (
        <section key={sport}>
          <h3 className={styles.sport}>{t(`sport.${sport}`)}</h3>
          <JudgedMonths judgements={judgements} />
        </section>
      ))}
    </>
  );
}

function JudgedMonths({ judgements: [all, ...months] }: { judgements: readonly StoredJudgement[] }) {
  const { t, format } = useWords();
  if (all === undefined) return null;
  const { judgement } = all;
  return (
    <>
      {judgement.computedAfterwards > 0 && (
        <p className={text.caption}>
          {t('record.judgedAfterwards', {
            count: format.integer(judgement.computedAfterwards),
            matches: format.integer(judgement.matches),
          })}
        </p>
      )}
      <Months rows={[all, ...months.slice(0, monthsShown)]} />
      {months.length > monthsShown && (
        <Fold summary={t('record.others', { count: months.length - monthsShown })}>
          <Months rows={months.slice(monthsShown)} />
        </Fold>
      )}
      <Fold summary={t('record.judgedScores')}>
        <Scores judgements={[all, ...months]} />
      </Fold>
    </>
  );
}

function Months({ rows }: { rows: readonly StoredJudgement[] }) {
  const { t } = useWords();
  return (
    <table className={clsx(table.table, groups.figures)}>
      <thead>
        <tr>
          <th scope="col">{t('record.month')}</th>
          <th scope="col" className={table.number}>
            {t('record.judgedMatches')}
          </th>
          <th scope="col" className={table.number}>
            {t('record.judgedBehind')} ({t('record.intervalHead')})
          </th>
          <th scope="col" className={table.number}>
            {t('record.judgedNeeded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MonthRow key={row.period} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function MonthRow({ row: { period, judgement } }: { row: StoredJudgement }) {
  const { t, format } = useWords();
  const { matches, compared } = judgement;
  const { gapPercent, gapPercentInterval: interval, matchesNeeded } = judgement.kinds.shown;
  return (
    <tr className={clsx(period === 'all' && table.marked)}>
      <th scope="row">
        <PeriodName period={period} />
        {compared < matches && (
          <>
            {' '}
            <small className={text.muted}>
              {compared === 0 ? t('record.judgedWithoutOdds') : t('record.judgedWithOdds', { count: format.integer(compared) })}
            </small>
          </>
        )}
        {matchesNeeded !== null && matchesNeeded > compared && (
          <>
            {' '}
            <span className={clsx(chip.warning, groups.mark)}>{t('record.judgedNotYet')}</span>
          </>
        )}
      </th>
      <td className={table.number}>{format.integer(matches)}</td>
      <td className={clsx(table.number, groups.interval)}>
        <b>{gapPercent === null ? '–' : format.signedPercent(gapPercent / 100, 2)}</b>
        {interval !== null && (
          <small className={clsx(text.muted, styles.interval)}>
            {t('record.range', { low: format.signedPercent(interval[0] / 100, 2), high: format.signedPercent(interval[1] / 100, 2) })}
          </small>
        )}
      </td>
      <td className={table.number}>
        {matchesNeeded === null
          ? '–'
          : matchesNeeded > farTooMany
            ? t('record.judgedOver', { count: format.integer(farTooMany) })
            : format.integer(matchesNeeded)}
      </td>
    </tr>
  );
}

/** Renders all scores of the three forecasts and of the closing odds, by period. */
function Scores({ judgements }: { judgements: readonly StoredJudgement[] }) {
  const { t } = useWords();
  return (
    <table className={clsx(table.table, groups.figures, styles.scores)}>
      <thead>
        <tr>
          <td />
          {scoreColumns.map(({ head }) => (
            <th key={head} scope="col" className={table.number}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      {judgements.map(({ period, judgement: { kinds, closing } }) => (
        <tbody key={period}>
          <tr className={table.marked}>
            <th scope="rowgroup" colSpan={scoreColumns.length + 1}>
              <PeriodName period={period} />
            </th>
          </tr>
          {judgedKinds.map((kind) => (
            <ScoreRow key={kind} name={t(kindWords[kind])} scores={kinds[kind]} gapPercent={kinds[kind].gapPercent} />
          ))}
          {closing !== null && <ScoreRow name={t('record.judgedClosing')} scores={closing} gapPercent={null} />}
        </tbody>
      ))}
    </table>
  );
}

const scoreColumns = [
  { head: 'record.judgedRps', of: ({ rps }) => rps },
  { head: 'record.judgedLogLoss', of: ({ logLoss }) => logLoss },
  { head: 'record.judgedBrier', of: ({ brier }) => brier },
  { head: 'record.judgedCalibration', of: ({ calibrationError }) => calibrationError },
] as const satisfies readonly { readonly head: MessageKey; readonly of: (scores: ResultScores) => number }[];

interface ScoreRowProps {
  readonly name: string;
  readonly scores: ResultScores;
  /** Null for the closing odds themselves, and when there are none to compare with. */
  readonly gapPercent: number | null;
}

function ScoreRow({ name, scores, gapPercent }: ScoreRowProps) {
  const { format } = useWords();
  return (
    <tr>
      <th scope="row">
        {name} {gapPercent !== null && <small className={text.muted}>{format.signedPercent(gapPercent / 100, 2)}</small>}
      </th>
      {scoreColumns.map(({ head, of }) => (
        <td key={head} className={table.number}>
          {format.decimals(of(scores), 4)}
        </td>
      ))}
    </tr>
  );
}

function PeriodName({ period }: { period: string }) {
  const words = useWords();
  return period === 'all' ? words.t('record.judgedAll') : monthWords(period, words);
}
