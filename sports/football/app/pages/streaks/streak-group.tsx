import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { StreakFigures } from '#domain/streak/streak-figures.ts';
import { tournamentAddress } from '../tournament/tournament.address.ts';
import styles from './streak-group.module.css';
import { StreakTrack } from './streak-track.tsx';
import { streakWords } from './streak-words.ts';
import type { ShownStreak, StreakMatch } from './streaks.server.ts';

/** Draws the matches of a competition, each with the streaks of its clubs. */
export function StreakGroup({
  matches,
  isCounted,
}: {
  matches: readonly [StreakMatch, ...StreakMatch[]];
  /** False before the first count of the outcomes of streaks. */
  isCounted: boolean;
}) {
  const { t, format, href } = useWords();
  const { id, name, code, slug, categorySlug } = matches[0].competition;
  return (
    <section className={styles.group} id={`c${id}`}>
      <div className={section.head}>
        <span className={text.countryCode}>{code}</span>
        <h2 className={text.heading}>
          <a className={styles.competition} href={href(tournamentAddress.href({ category: categorySlug, tournament: slug }))}>
            {format.competition(name)}
          </a>
        </h2>
        <span className={section.aside} aria-hidden="true">
          {t('tip.chance')}
        </span>
      </div>
      <ul>
        {matches.map((match) => (
          <Match key={match.id} match={match} isCounted={isCounted} />
        ))}
      </ul>
    </section>
  );
}

function Match({ match, isCounted }: { match: StreakMatch; isCounted: boolean }) {
  const { t, href } = useWords();
  const { homeName, awayName } = match;
  return (
    <li className={styles.match} id={`m${match.id}`}>
      <p className={styles.head}>
        <span className={styles.moment}>
          {match.kickoffKnown ? <KickoffTime moment={match.kickoffUtc} show="time" /> : t('status.hourUnknown')}
        </span>
        <a className={styles.clubs} href={href(`/${match.slug}`)}>
          <Crest name={match.homeCrestName} colours={match.homeColours} />
          <span>
            {homeName} – {awayName}
          </span>
          <Crest name={match.awayCrestName} colours={match.awayColours} />
        </a>
      </p>
      <ul>
        {match.streaks.map((streak) => (
          <Line
            key={`${streak.side} ${streak.kind}`}
            streak={streak}
            club={streak.side === 'home' ? homeName : awayName}
            isCounted={isCounted}
          />
        ))}
      </ul>
    </li>
  );
}

function Line({ streak, club, isCounted }: { streak: ShownStreak; club: string; isCounted: boolean }) {
  const words = useWords();
  const { t, format } = words;
  const { figures, chance } = streak;
  return (
    <li className={styles.line}>
      <p className={styles.said}>
        <b>{club}:</b> {streakWords(streak, words)}
      </p>
      {isCounted && <p className={clsx(text.caption, styles.counted)}>{figuresWords(figures, words)}</p>}
      <span className={styles.track}>{figures !== undefined && <StreakTrack figures={figures} chance={chance} />}</span>
      <span className={clsx(styles.chance, chance !== undefined && styles.foot)}>
        <span className={text.visuallyHidden}>{t('tip.chance')} </span>
        {chance === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <span className={text.visuallyHidden}>{t('forecasts.noneYet')}</span>
          </>
        ) : (
          format.percent(chance)
        )}
      </span>
    </li>
  );
}

function figuresWords(figures: StreakFigures | undefined, { t, format }: Words): string {
  if (figures === undefined) return t('streaks.tooFew');
  return t(figures.orLonger ? 'streaks.wentOnOrLonger' : 'streaks.wentOn', {
    share: format.percent(figures.share),
    count: format.integer(figures.followed),
    low: format.percent(figures.interval.low),
    high: format.percent(figures.interval.high),
    usual: format.percent(figures.usual),
  });
}
