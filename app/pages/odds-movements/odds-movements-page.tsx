import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { DayAndLeagueChips } from '#app/components/page/day-and-league-chips.tsx';
import { OddsTabs } from '#app/components/prices/odds-tabs.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { MarginTable } from './margin-table.tsx';
import { MoveList } from './move-list.tsx';
import { oddsMovementsAddress } from './odds-movements.address.ts';
import type { OddsMovementsView } from './odds-movements.server.ts';
import styles from './odds-movements-page.module.css';

export function OddsMovementsPage({ view }: { view: OddsMovementsView }) {
  const { t } = useWords();
  const { address, days, tournaments, matches, shortened, drifted, now } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('oddsPage.title')}</h1>
      <p className={clsx(text.lead, styles.lead)}>{t('oddsPage.lead')}</p>
      <OddsTabs shown="movements" of={address} />
      <DayAndLeagueChips chosen={address} days={days} leagues={tournaments} to={oddsMovementsAddress.href} />
      {matches.read === 0 ? (
        <EmptyState title={t('oddsPage.nothing')} why={t('oddsPage.nothingWhy')} />
      ) : (
        <>
          <p className={clsx(text.caption, styles.extent)}>
            {t(matches.read < matches.all ? 'oddsPage.ofLeading' : 'oddsPage.ofAll', { read: matches.read, all: matches.all })}{' '}
            {t('oddsPage.asOf')} <KickoffTime moment={now} show="time" />.
          </p>
          <div className={clsx(section.columns, styles.moves)}>
            <MoveList title={t('oddsPage.shortened')} moves={shortened} none={t('oddsPage.noneShortened')} />
            <MoveList title={t('oddsPage.drifted')} moves={drifted} none={t('oddsPage.noneDrifted')} />
          </div>
          <p className={clsx(text.caption, styles.note)}>{t('oddsPage.movesNote')}</p>
          <MarginTable view={view} />
        </>
      )}
    </div>
  );
}
