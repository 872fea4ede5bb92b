import { WrittenRecords } from '#app/components/tips/written-records.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { Models } from '../sections/models.tsx';
import type { OneModelView } from './one-record.server.ts';
import { RecordFrame } from './record-frame.tsx';

/** Renders a model as it was recorded. */
export function OneModel({ view: { number, lastNumber, model, records } }: { view: OneModelView }) {
  const { t } = useWords();
  return (
    <RecordFrame number={number} lastNumber={lastNumber}>
      <p className={text.lead}>
        {t('record.modelHead')}: {t(`sport.${model.sport}`)} {model.version}
      </p>
      <Models models={[model]} />
      <WrittenRecords origin="live" records={records} number={number} />
    </RecordFrame>
  );
}
