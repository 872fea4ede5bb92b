import { clsx } from 'clsx';
import { ForecastAccuracy } from '#app/components/chances/forecast-accuracy.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { BackingLine } from '#app/opinions/backing-line.tsx';
import { CalibrationBands } from '#app/opinions/calibration-bands.tsx';
import { FourFigures } from '#app/opinions/four-figures.tsx';
import { sumsByBand, sumsOver } from '#app/opinions/prediction-sums.ts';
import { YesterdayLine } from '#app/opinions/yesterday-line.tsx';
import { predictionsAddress } from '#app/pages/predictions/predictions.address.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import { OneModel } from './record/one-model.tsx';
import { OneRecord } from './record/one-record.tsx';
import { OriginNote } from './record/origin-note.tsx';
import { RecordFilters } from './record/record-filters.tsx';
import type { RecordView } from './record/record-view.server.ts';
import { CalibrationSection } from './sections/calibration-section.tsx';
import { GroupsSection } from './sections/groups-section.tsx';
import { HeadlineFigures } from './sections/headline-figures.tsx';
import { JudgedSports } from './sections/judged-months.tsx';
import { LedgerSection } from './sections/ledger-section.tsx';
import { MethodSection } from './sections/method-section.tsx';
import { OpenSection } from './sections/open-section.tsx';
import { ProfitSection } from './sections/profit-section.tsx';
import { PromiseSection } from './sections/promise-section.tsx';
import { ProofSection } from './sections/proof-section.tsx';
import { RulesSection } from './sections/rules-section.tsx';
import type { TrackRecordView } from './track-record.server.ts';
import styles from './track-record-page.module.css';

export function TrackRecordPage({ view }: { view: TrackRecordView }) {
  return (
    <div className={section.textPage}>
      <ViewOfRecord view={view} />
    </div>
  );
}

function ViewOfRecord({ view }: { view: TrackRecordView }) {
  switch (view.kind) {
    case 'tip':
      return <OneRecord view={view} />;
    case 'model':
      return <OneModel view={view} />;
    case 'record':
      return <WholeRecord view={view} />;
  }
}

function WholeRecord({ view }: { view: RecordView }) {
  const { t } = useWords();
  const { record, choices, address } = view;
  const isOlderPage = address.before !== undefined;
  return (
    <>
      <h1 className={text.title}>{t('record.title')}</h1>
      <p className={clsx(text.lead, styles.lead)}>
        {t('record.lead')}{' '}
        <a className={text.link} href="#method">
          {t('record.how')}
        </a>
      </p>
      {view.opinions !== undefined && !isOlderPage && <Opinions opinions={view.opinions} yesterday={view.yesterday} address={address} />}
      {choices.tips > 0 && <RecordFilters view={view} />}
      {record.figures.tips > 0 && !isOlderPage && <HeadlineFigures figures={record.figures} />}
      <OriginNote view={view} />
      {record.figures.settled > 0 && !isOlderPage && (
        <>
          <ProfitSection record={record} />
          <div className={clsx(section.columns, section.halves)}>
            <CalibrationSection calibration={record.calibration} />
            <ProofSection anchors={view.anchors} witnesses={view.witnesses} />
          </div>
          <PromiseSection record={record} />
          <GroupsSection view={view} />
        </>
      )}
      {choices.tips === 0 ? <EmptyState title={t('record.emptyTitle')} why={t('record.emptyWhy')} /> : <Tips view={view} />}
      {record.figures.settled === 0 && choices.tips > 0 && !isOlderPage && (
        <ProofSection anchors={view.anchors} witnesses={view.witnesses} />
      )}
      {!isOlderPage && <RulesSection rules={record.byRule} models={view.models} />}
      <ForecastAccuracy>{!view.filtered && !isOlderPage && <JudgedSports sports={view.judgements} />}</ForecastAccuracy>
      <MethodSection
        figures={record.figures}
        sports={choices.sports.map(({ key }) => key)}
        markets={choices.markets.map(({ key }) => key as AnyMarket)}
      />
    </>
  );
}

/** Renders predictions and tips in four figures, and the outcomes of the predictions compared with their chances. */
function Opinions({
  opinions: { predictions, tips },
  yesterday,
  address: { utc },
}: { opinions: NonNullable<RecordView['opinions']> } & Pick<RecordView, 'yesterday' | 'address'>) {
  const { t, href } = useWords();
  const proof = sumsOver(predictions.live).decided > 0 ? 'live' : 'afterwards';
  const groups = predictions[proof];
  const sums = sumsOver(groups);
  return (
    <>
      <YesterdayLine yesterday={yesterday} utc={utc} />
      <FourFigures predictions={predictions} tips={tips} />
      {sums.decided > 0 && (
        <section className={section.section} id="predictions">
          <div className={section.head}>
            <h2 className={text.heading}>{t('predictions.promisedAndCame')}</h2>
            <span className={section.aside}>{t(proof === 'live' ? 'predictions.live' : 'tip.computedAfterwards')}</span>
          </div>
          <CalibrationBands bands={sumsByBand(groups)} sums={sums} />
          <BackingLine sums={sums} />
          <p>
            <a className={text.link} href={href(predictionsAddress.href({ utc }))}>
              {t('record.allPredictions')}
            </a>
          </p>
        </section>
      )}
    </>
  );
}

/** Renders the tips of the page: open ones in a section above the ledger, or alone when only they are requested. */
function Tips({ view }: { view: RecordView }) {
  const { openRows, closed, record, address } = view;
  const { open } = record.figures;
  return (
    <>
      {openRows !== undefined && (open > 0 || closed === undefined) && <OpenSection rows={openRows} count={open} address={address} />}
      {closed !== undefined && <LedgerSection view={view} closed={closed} />}
    </>
  );
}
