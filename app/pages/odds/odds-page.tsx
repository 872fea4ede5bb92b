import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MarginTable } from './margin-table.tsx';
import { MoveList } from './move-list.tsx';
import type { OddsView } from './odds.server.ts';
import { OddsFilters } from './odds-filters.tsx';

export function OddsPage({ view }: { view: OddsView }) {
  const { t } = useWords();
  const { matches, shortened, drifted, now } = view;
  return (
    <div className="odds-page">
      <h1 className="h1">{t('oddsPage.title')}</h1>
      <p className="lead">{t('oddsPage.lead')}</p>
      <OddsFilters view={view} />
      {matches.read === 0 ? (
        <EmptyState title={t('oddsPage.nothing')} why={t('oddsPage.nothingWhy')} />
      ) : (
        <>
          <p className="cap">
            {t(matches.read < matches.all ? 'oddsPage.ofLeading' : 'oddsPage.ofAll', { read: matches.read, all: matches.all })}{' '}
            {t('oddsPage.asOf')} <KickoffTime moment={now} show="time" />.
          </p>
          <div className="two moves">
            <MoveList title={t('oddsPage.shortened')} moves={shortened} none={t('oddsPage.noneShortened')} />
            <MoveList title={t('oddsPage.drifted')} moves={drifted} none={t('oddsPage.noneDrifted')} />
          </div>
          <p className="cap pnote">{t('oddsPage.movesNote')}</p>
          <MarginTable view={view} />
        </>
      )}
    </div>
  );
}
