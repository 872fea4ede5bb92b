import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import { trackRecordAddress } from '../track-record.address.ts';
import styles from './record-frame.module.css';

interface RecordFrameProps {
  readonly number: number;
  /** The number of the newest record. */
  readonly lastNumber: number;
  readonly children: ReactNode;
}

/** Renders the page of a single record, with links to the one before it and the one after. */
export function RecordFrame({ number, lastNumber, children }: RecordFrameProps) {
  const { t, format, href } = useWords();
  const title = t('record.oneTitle', { number: format.integer(number) });
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: t('record.title'), path: trackRecordAddress.path },
          { name: title, path: trackRecordAddress.href({ record: number }) },
        ]}
        headed
      />
      <h1 className={text.title}>{title}</h1>
      {children}
      <nav className={styles.neighbours} aria-label={t('record.ledger')}>
        {number > 1 && (
          <a className={button.button} href={href(trackRecordAddress.href({ record: number - 1 }))} rel="prev">
            <Icon name="left" small /> {t('record.before')}
          </a>
        )}
        {number < lastNumber && (
          <a className={button.button} href={href(trackRecordAddress.href({ record: number + 1 }))} rel="next">
            {t('record.after')} <Icon name="right" small />
          </a>
        )}
      </nav>
    </>
  );
}
