import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import parts from '../match-parts.module.css';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import styles from './line-ups-section.module.css';
import type { LineUpClub, ShownLineUp } from './line-ups-view.ts';
import { Pitch } from './pitch.tsx';
import { SideLists } from './side-lists.tsx';

/** Draws the line-ups of both sides: on the pitch when their places are known, below it benches, coaches and missing players. */
export function LineUpsSection({ view: { match, lineUps } }: { view: MatchView }) {
  const { t } = useWords();
  const { home, away, confirmedAt } = lineUps;
  const clubs = {
    home: { name: match.homeName, crestName: match.homeCrestName, colours: match.homeColours },
    away: { name: match.awayName, crestName: match.awayCrestName, colours: match.awayColours },
  };
  return (
    <MatchSection
      title={t('lineUps.title')}
      aside={
        confirmedAt && (
          <>
            {t('lineUps.confirmed')} <KickoffTime moment={confirmedAt} show="time" />
          </>
        )
      }
    >
      {home.onPitch.length + away.onPitch.length > 0 && (
        <>
          <SideLine club={clubs.home} lineUp={home} className={styles.home} />
          <Pitch home={{ name: match.homeName, players: home.onPitch }} away={{ name: match.awayName, players: away.onPitch }} />
          <SideLine club={clubs.away} lineUp={away} className={styles.away} />
        </>
      )}
      <div className={parts.pair}>
        <SideLists club={clubs.home} lineUp={home} />
        <SideLists club={clubs.away} lineUp={away} />
      </div>
    </MatchSection>
  );
}

function SideLine({ club, lineUp, className }: { club: LineUpClub; lineUp: ShownLineUp; className: string | undefined }) {
  return (
    <p className={styles.line}>
      <Crest name={club.crestName} colours={club.colours} />
      <b>{club.name}</b>
      <i className={className} aria-hidden="true" />
      {lineUp.formation !== null && <span className={styles.formation}>{lineUp.formation}</span>}
    </p>
  );
}
