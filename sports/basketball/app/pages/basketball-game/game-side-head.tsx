import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import type { ListedSide } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { GameSide } from './basketball-game.server.ts';
import styles from './game-head.module.css';

/** Draws a club of the head: its crest, its name, and beneath them its record and place before the game. */
export function GameSideHead({ club, side, competition }: { club: ListedSide; side: GameSide; competition: string }) {
  const { t, href } = useWords();
  return (
    <div className={styles.side}>
      <Crest name={club.crestName} colours={club.colours} size="large" />
      <span className={styles.clubName}>
        <a href={href(sidePath('basketball', club.slug))}>{club.name}</a>
      </span>
      <span className={styles.beneath}>
        {side.place !== undefined &&
          t('basketball.place', {
            won: side.record.wins,
            lost: side.record.losses,
            place: side.place.place,
            conference: side.place.conference === undefined ? competition : t(`basketball.${side.place.conference}`),
          })}
      </span>
    </div>
  );
}
