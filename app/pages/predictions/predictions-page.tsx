import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { Pager } from '#app/components/page/pager.tsx';
import { monthWords } from '#app/i18n/words/group-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { BackingLine } from '#app/opinions/backing-line.tsx';
import { CalibrationBands } from '#app/opinions/calibration-bands.tsx';
import type { PredictionProof, SumsOf } from '#app/opinions/prediction-sums.ts';
import { RightFigure } from '#app/opinions/right-figure.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import section from '#app/ui/section.module.css';
import segments from '#app/ui/segments.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { countKinds } from '#domain/forecast/counts/count-forecast.ts';
import { backingYield, type PredictionSums, rightShare } from '#domain/prediction/prediction-figures.ts';
import { sports } from '#domain/sports/sport.ts';
import { PredictionList } from './prediction-list.tsx';
import { type PredictionsAddress, predictionsAddress } from './predictions.address.ts';
import type { PredictionsView } from './predictions.server.ts';
import styles from './predictions-page.module.css';

/** Renders the predictions on record: those of a day with their outcomes, and a comparison of all outcomes with the chances. */
export function PredictionsPage({ view }: { view: PredictionsView }) {
  const { t, format, href } = useWords();
  const { address, today, day, week, ofDay, sums } = view;
  return (
    <div className={section.textPage}>
      <Breadcrumbs
        steps={[
          { name: t('record.title'), path: trackRecordAddress.path },
          { name: t('predictions.title'), path: predictionsAddress.path },
        ]}
        headed
      />
      <h1 className={text.title}>{t('predictions.title')}</h1>
      <p className={text.lead}>{t('predictions.lead')}</p>
      <Choices view={view} />
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(other) => href(predictionsAddress.href({ ...address, date: other, page: 1 }))}
        countWords={(count) => t('predictions.counted', { count })}
      />
      <PredictionList predictions={ofDay} day={format.longDay(format.noonOf(day), 'UTC')} isWhole={view.pages <= 1} />
      <Pager
        page={address.page}
        pages={view.pages}
        to={(page) => `${href(predictionsAddress.href({ ...address, date: day, page }))}#day`}
      />
      <section className={section.section} id="promised">
        <div className={section.head}>
          <h2 className={text.heading}>{t('predictions.promisedAndCame')}</h2>
          <span className={section.aside}>{t(view.proof === 'live' ? 'predictions.live' : 'tip.computedAfterwards')}</span>
        </div>
        <RightFigure name={t('predictions.right', { sport: view.sport })} sums={sums} />
        {sums.decided > 0 && <CalibrationBands bands={view.byBand} sums={sums} />}
        <BackingLine sums={sums} />
      </section>
      {view.counts !== undefined && <Counts counts={view.counts} proof={view.proof} />}
      {sums.decided > 0 && <Groups view={view} />}
    </div>
  );
}

/** Renders for corners and cards how often the likelier side of the line was right, compared with its chances; nothing before any prediction. */
function Counts({ counts, proof }: { counts: NonNullable<PredictionsView['counts']>; proof: PredictionProof }) {
  const { t } = useWords();
  const predicted = countKinds.filter((kind) => counts[kind].predictions > 0);
  if (predicted.length === 0) return null;
  return (
    <section className={section.section} id="counts">
      <div className={section.head}>
        <h2 className={text.heading}>{t('counts.title')}</h2>
        <span className={section.aside}>{t(proof === 'live' ? 'predictions.live' : 'tip.computedAfterwards')}</span>
      </div>
      <div className={clsx(section.columns, section.halves)}>
        {predicted.map((kind) => (
          <RightFigure key={kind} name={t(`counts.${kind}`)} sums={counts[kind]} />
        ))}
      </div>
      <p className={text.caption}>{t('counts.recordNote')}</p>
    </section>
  );
}

function Choices({ view: { address, sport, proof } }: { view: PredictionsView }) {
  const { t } = useWords();
  return (
    <div className={styles.choices}>
      <nav className={segments.segments} aria-label={t('sport.filter')}>
        {sports.map((other) => (
          <Choice key={other} chosen={other === sport} to={{ ...address, sport: other, page: 1 }}>
            {t(`sport.${other}`)}
          </Choice>
        ))}
      </nav>
      <nav className={segments.segments} aria-label={t('predictions.origin')}>
        <Choice chosen={proof === 'live'} to={{ ...address, origin: 'live' }}>
          {t('predictions.live')}
        </Choice>
        <Choice chosen={proof === 'afterwards'} to={{ ...address, origin: 'afterwards' }}>
          {t('record.afterwardsHead')}
        </Choice>
      </nav>
    </div>
  );
}

function Choice({ chosen, to, children }: { chosen: boolean; to: PredictionsAddress; children: ReactNode }) {
  const { href } = useWords();
  return (
    <a href={href(predictionsAddress.href(to))} aria-current={chosen ? 'true' : undefined}>
      {children}
    </a>
  );
}

function Groups({ view: { byCompetition, byMonth, tournaments } }: { view: PredictionsView }) {
  const words = useWords();
  const { t, format } = words;
  const nameOf = (key: string) => {
    const known = tournaments[key];
    return known === undefined ? key : `${format.competition(known.name)}, ${format.region(known.region)}`;
  };
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('predictions.where')}</h2>
        <span className={section.aside}>{t('record.byChance')}</span>
      </div>
      <div className={clsx(section.columns, section.halves)}>
        <SumsTable title={t('record.competition')} rows={byCompetition} nameOf={nameOf} />
        <SumsTable title={t('record.month')} rows={byMonth} nameOf={(key) => monthWords(key, words)} />
      </div>
    </section>
  );
}

function SumsTable({ title, rows, nameOf }: { title: string; rows: readonly SumsOf[]; nameOf: (key: string) => string }) {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed sideways has to be reached by the keyboard
    <section className={table.scroll} aria-label={title} tabIndex={0}>
      <table className={clsx(table.table, styles.sums)}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className={table.number}>
              {t('predictions.title')}
            </th>
            <th scope="col" className={table.number}>
              {t('predictions.promised')}
            </th>
            <th scope="col" className={table.number}>
              {t('predictions.came')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.intervalHead')}
            </th>
            <th scope="col" className={table.number}>
              {t('predictions.backed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, sums }) => (
            <SumsRow key={key} name={nameOf(key)} sums={sums} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SumsRow({ name, sums }: { name: string; sums: PredictionSums }) {
  const { t, format } = useWords();
  const share = rightShare(sums);
  const backing = backingYield(sums);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{format.integer(sums.decided)}</td>
      <td className={table.number}>{share === undefined ? '–' : format.percent(share.promised)}</td>
      <td className={clsx(table.number, table.strong)}>{share === undefined ? '–' : format.percent(share.value)}</td>
      <td className={clsx(table.number, text.muted)}>
        {share === undefined
          ? '–'
          : t('record.range', { low: format.percent(share.interval.low), high: format.percent(share.interval.high) })}
      </td>
      <td className={table.number}>{backing === undefined ? '–' : format.signedPercent(backing.value, 1)}</td>
    </tr>
  );
}
