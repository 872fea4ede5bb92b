import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { BracketPlace } from '#domain/tournament/bracket.ts';
import type { ListedTie } from './knock-out-rounds.ts';
import styles from './tie-box.module.css';

/** Draws a tie whose clubs are not known, with the clubs that may reach it where that is certain. */
export function OpenPlace({ feeders }: Pick<BracketPlace<ListedTie>, 'feeders'>) {
  const { t } = useWords();
  const [first, second] = feeders;
  if (first?.tie === undefined || second?.tie === undefined) {
    return (
      <div className={styles.tie}>
        <p className={styles.side}>
          <span className={styles.open}>{t('bracket.toBeDecided')}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.tie}>
      <ComingSide tie={first.tie} />
      <ComingSide tie={second.tie} />
    </div>
  );
}

/** Draws the winner of a tie, or both its clubs while it has none. */
function ComingSide({ tie: { matches, winnerId } }: { tie: ListedTie }) {
  const { t } = useWords();
  const [{ listed }] = matches as readonly [ListedTie['matches'][number]];
  if (winnerId === undefined) {
    return (
      <p className={styles.side}>
        <span className={styles.open}>{t('bracket.winnerOf', { first: listed.homeShortName, second: listed.awayShortName })}</span>
      </p>
    );
  }
  const atHome = winnerId === listed.homeId;
  return (
    <p className={styles.side}>
      <Crest name={atHome ? listed.homeCrestName : listed.awayCrestName} colours={atHome ? listed.homeColours : listed.awayColours} />
      <span className={styles.name}>{atHome ? listed.homeRowName : listed.awayRowName}</span>
    </p>
  );
}
