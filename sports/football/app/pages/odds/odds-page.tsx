import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Pager } from '#app/components/page/pager.tsx';
import { OddsTabs } from '#app/components/prices/odds-tabs.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { BestTable } from './best-table.tsx';
import { BookTable } from './book-table.tsx';
import { oddsAddress } from './odds.address.ts';
import type { OddsView } from './odds.server.ts';
import { OddsFilters } from './odds-filters.tsx';
import styles from './odds-page.module.css';

export function OddsPage({ view }: { view: OddsView }) {
  const { t, href } = useWords();
  const { address, rows, selection, now } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('oddsGrid.title')}</h1>
      <p className={clsx(text.note, styles.lead)}>{t('oddsGrid.lead')}</p>
      <OddsTabs shown="compare" of={address} />
      <OddsFilters view={view} />
      {rows.length === 0 ? (
        <EmptyState title={t('oddsPage.nothing')} why={t('oddsPage.nothingWhy')} />
      ) : (
        <>
          {selection === undefined ? <BestTable view={view} /> : <BookTable view={view} selection={selection} />}
          <Pager page={address.page} pages={view.pages} to={(page) => href(oddsAddress.href({ ...address, page }))} />
          <p className={clsx(text.caption, styles.note)}>
            {t('oddsPage.asOf')} <KickoffTime moment={now} show="time" />. {t('oddsGrid.note')}
          </p>
        </>
      )}
    </div>
  );
}
