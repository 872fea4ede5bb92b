import { useWords } from '#app/i18n/words/words.tsx';
import { oddsMovementsAddress } from '#app/pages/odds-movements/odds-movements.address.ts';
import tabs from '#app/ui/tabs.module.css';
import { oddsAddress } from '#sports/football/app/pages/odds/odds.address.ts';

/** Links to the two pages of odds, the comparison and the movements with margins; the shown one is marked. Both keep the day and the competition. */
export function OddsTabs({
  shown,
  of,
}: {
  shown: 'compare' | 'movements';
  of: { readonly day: number; readonly league: number | undefined };
}) {
  const { t, href } = useWords();
  const { day, league } = of;
  const paths = { compare: oddsAddress.href({ day, league }), movements: oddsMovementsAddress.href({ day, league }) };
  return (
    <nav className={tabs.tabs} aria-label={t('oddsGrid.views')}>
      {(['compare', 'movements'] as const).map((view) => (
        <a key={view} href={href(paths[view])} aria-current={view === shown ? 'true' : undefined}>
          {t(`oddsGrid.${view}`)}
        </a>
      ))}
    </nav>
  );
}
