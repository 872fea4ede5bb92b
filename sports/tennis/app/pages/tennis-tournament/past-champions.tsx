import { setsWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { TennisTournamentView } from './tennis-tournament.server.ts';

/** Draws the finals of the known seasons with winner, loser and score. */
export function PastChampions({ champions }: Pick<TennisTournamentView, 'champions'>) {
  const words = useWords();
  const { t, href } = words;
  return (
    <table className={table.table}>
      <caption className={text.visuallyHidden}>{t('tennis.pastChampions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tournament.season')}</th>
          <th scope="col">{t('tennis.champion')}</th>
          <th scope="col">{t('tennis.round.final')}</th>
        </tr>
      </thead>
      <tbody>
        {champions.map(({ season, final: { slug, home, away, play } }) => {
          const winner = play?.winner ?? 0;
          const [champion, other] = winner === 0 ? [home, away] : [away, home];
          return (
            <tr key={slug}>
              <td>{season}</td>
              <th scope="row">
                <a className={text.link} href={href(sidePath('tennis', champion.slug))}>
                  {champion.name}
                </a>
              </th>
              <td>
                <a className={text.link} href={href(matchPath('tennis', slug))}>
                  {other.rowName} {play !== null && setsWords(play.sets, words, winner)}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
