import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { ConferenceLegend, ConferenceTable } from '../../components/conference-table.tsx';
import type { BasketballGameView } from './basketball-game.server.ts';

/** Draws the tables of both clubs' conferences on the morning of the game, with their rows marked. */
export function Tables({ view: { game, tables, zones, day } }: { view: BasketballGameView }) {
  const { t, format } = useWords();
  const date = format.longDay(format.noonOf(day), 'UTC');
  if (tables.length === 0) return null;
  return (
    <>
      <div className={clsx(section.columns, tables.length > 1 && section.halves)}>
        {tables.map(({ conference, rows }) => {
          const name = conference === undefined ? game.tournament.name : t(`basketball.${conference}`);
          return (
            <TwoSidedSection key={conference ?? 'league'} title={name} aside={t('basketball.morningOf', { day: date })}>
              <ConferenceTable
                caption={t('basketball.standingsCaption', { conference: name, day: date })}
                rows={rows}
                zones={zones}
                marked={[game.home.id, game.away.id]}
              />
            </TwoSidedSection>
          );
        })}
      </div>
      <ConferenceLegend zones={zones} />
    </>
  );
}
