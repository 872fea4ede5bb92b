import { recordWords } from '#app/i18n/words/record-words.ts';
import { gamesWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { groupsOf } from '../../../domain/round-robin.ts';
import type { TennisListed } from './tennis-tournament.server.ts';

/** Draws the groups at the beginning of the tournament that ends a season: matches, sets and games won and lost. */
export function RoundRobinTables({ matches }: { matches: readonly TennisListed[] }) {
  const words = useWords();
  const { t, href } = words;
  const ofGroups = matches.flatMap(({ stage, home, away, play }) =>
    stage === 'group' ? [{ stage: 'group' as const, players: [home.id, away.id] as const, winner: play?.winner, sets: play?.sets }] : [],
  );
  const players = new Map(matches.flatMap(({ home, away }) => [home, away].map((player) => [player.id, player] as const)));
  return groupsOf(ofGroups).map((group) => (
    <TwoSidedSection key={group.players[0]?.id} title={t('tennis.round.round-robin')}>
      <table className={table.table}>
        <caption className={text.visuallyHidden}>{t('tennis.round.round-robin')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tournament.player')}</th>
            <th scope="col" className={table.number}>
              {t('tennis.wonLost')}
            </th>
            <th scope="col" className={table.number}>
              {t('tennis.sets')}
            </th>
            <th scope="col" className={table.number}>
              {t('tennis.games')}
            </th>
          </tr>
        </thead>
        <tbody>
          {group.players.map(({ id, won, lost, sets, games }) => {
            const player = players.get(id);
            return (
              <tr key={id}>
                <th scope="row">
                  {player !== undefined && (
                    <a className={text.link} href={href(sidePath('tennis', player.slug))}>
                      {player.rowName}
                    </a>
                  )}
                </th>
                <td className={table.number}>{recordWords({ won, lost }, words)}</td>
                <td className={table.number}>{gamesWords(sets, words)}</td>
                <td className={table.number}>{gamesWords(games, words)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TwoSidedSection>
  ));
}
