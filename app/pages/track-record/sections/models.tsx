import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { RegisteredModel } from '#data/queries/ledger/list-registered-models.ts';
import { trackRecordAddress } from '../track-record.address.ts';
import styles from './rules-section.module.css';

/** Renders models on record: the start of their use, the data that they were made from, and the beginning of the hash of their constants. */
export function Models({ models }: { models: readonly RegisteredModel[] }) {
  const { t, format, href } = useWords();
  return (
    <ul className={styles.models}>
      {models.map(({ sequence, sport, version, inUseSince, trainedFrom, trainedUntil, constantsHash }) => (
        <li key={sequence}>
          <a className={text.link} href={href(trackRecordAddress.href({ record: sequence }))}>
            {t('record.modelHead')}: {t(`sport.${sport}`)} {version}
          </a>
          <small className={styles.note}>
            {t('record.inUseSince')}: {format.dayOfYear(format.noonOf(inUseSince), 'UTC')} · {t('record.trainedOn')}:{' '}
            {format.daySpan(trainedFrom, trainedUntil)} · {t('record.constantsHash')}:{' '}
            <span className={styles.hash} title={constantsHash}>
              {constantsHash.slice(0, 12)}…
            </span>
          </small>
        </li>
      ))}
    </ul>
  );
}
