import { clsx } from 'clsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { Side } from '#domain/sports/pair.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import styles from './play-offs.module.css';
import type { SeasonPlayOffs, ShownRound, ShownSeries } from './season-play-offs.ts';

const sides = [0, 1] as const;
const lengths: Readonly<Record<number, string | undefined>> = { 1: styles.of1, 5: styles.of5, 7: styles.of7 };

/** Draws the rounds of a season's play-offs, the latest first: each series with the points of its games, every game a link. */
export function PlayOffs({ playOffs: { rounds }, zone }: { playOffs: SeasonPlayOffs; zone: string }) {
  const { t } = useWords();
  return rounds.map(({ name, bestOf, parts }) => (
    <TwoSidedSection key={name} title={t(name)}>
      <div className={clsx(section.columns, section.halves)}>
        {parts.map(({ conference, series }) => (
          <div key={conference ?? 'league'}>
            {conference !== undefined && <h3 className={styles.conference}>{t(`basketball.${conference}ernConference`)}</h3>}
            <ul>
              {series.map((each) => (
                <Series key={each.games[0]?.id} series={each} bestOf={bestOf} zone={zone} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </TwoSidedSection>
  ));
}

function Series({ series, bestOf, zone }: { series: ShownSeries; bestOf: ShownRound['bestOf']; zone: string }) {
  return (
    <li className={clsx(styles.series, lengths[bestOf])}>
      {sides.map((side) => (
        <Club key={side} series={series} side={side} />
      ))}
      {series.games.map((game, index) => (
        <Game key={game.id} game={game} number={index + 1} first={series.clubs[0].club.id} zone={zone} />
      ))}
      {bestOf > 1 && (
        <span className={styles.wins}>
          {sides.map((side) => (
            <b key={side} className={series.winner === side ? styles.won : undefined} data-figure="">
              {series.wins[side]}
            </b>
          ))}
        </span>
      )}
    </li>
  );
}

function Club({ series: { clubs, winner }, side }: { series: ShownSeries; side: Side }) {
  const { href } = useWords();
  const { club, seed } = clubs[side];
  return (
    <span className={clsx(styles.club, side === 1 && styles.second, winner !== undefined && (winner === side ? styles.won : styles.lost))}>
      <span className={styles.seed}>{seed}</span>
      <a href={href(sidePath('basketball', club.slug))} title={club.name}>
        <Crest name={club.crestName} colours={club.colours} />
        <span>{club.shortName}</span>
      </a>
    </span>
  );
}

/** Draws the points of a game in the order of the clubs of its series; a game to come has none yet. */
function Game({ game, number, first, zone }: { game: ShownSeries['games'][number]; number: number; first: number; zone: string }) {
  const { t, href, format } = useWords();
  const { homeId, total, points, status } = game;
  const inOrder = (side: Side): Side => (homeId === first ? side : side === 0 ? 1 : 0);
  const isWon = (side: Side): boolean => points !== undefined && points[inOrder(side)] > points[inOrder(side === 0 ? 1 : 0)];
  const day = format.shortDay(game.kickoffUtc, zone);
  return (
    <a className={clsx(styles.game, status === 'live' && styles.live)} href={href(matchPath('basketball', game.slug))} title={day}>
      <span className={text.visuallyHidden}>
        {t('basketball.gameNumber', { number })}, {day}:{' '}
      </span>
      {sides.map((side) => (
        <span key={side} className={isWon(side) ? styles.more : undefined} data-figure={total === null ? undefined : ''}>
          {total === null ? '–' : total[inOrder(side)]}{' '}
        </span>
      ))}
    </a>
  );
}
