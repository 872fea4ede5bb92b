import { recordWords } from '#app/i18n/words/record-words.ts';
import { setsWords, tennisRoundInText } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { SurfaceSign } from '../../components/surface-sign.tsx';
import styles from './meetings.module.css';
import type { TennisMatchView } from './tennis-match.server.ts';

const shown = 8;

/** Draws the matches between both players before this one, the latest first, each with its winner and sets. */
export function Meetings({ view: { match, meetings } }: { view: TennisMatchView }) {
  const words = useWords();
  const { t, format, href } = words;
  const { home, away } = match;
  const [first, second] = meetings.wins;
  const balance =
    first === second
      ? t('tennis.metLevel', { count: first })
      : `${home.shortName} ${recordWords({ won: first, lost: second }, words)} ${away.shortName}`;
  return (
    <TwoSidedSection title={t('tennis.metBefore')} aside={first + second === 0 ? undefined : balance}>
      {first + second === 0 && <p className={text.note}>{t('tennis.neverMet')}</p>}
      <ul>
        {meetings.meetings.slice(0, shown).map(({ match: met, isFirstWinner, sets }) => {
          const round = tennisRoundInText(met.stage, words);
          const score = sets?.map((games) => (isFirstWinner ? games : ([games[1], games[0]] as const)));
          return (
            <li key={met.id}>
              <a className={styles.match} href={href(matchPath('tennis', met.slug))}>
                <time className={styles.day} dateTime={met.startedAt.toISOString().slice(0, 10)}>
                  {format.shortMonth(met.startedAt, 'UTC')} {met.season}
                </time>
                <span className={styles.where}>
                  <SurfaceSign surface={met.surface} alone />
                  <span>
                    {[met.tournament.name, round].filter(Boolean).join(', ')}: {isFirstWinner ? home.shortName : away.shortName}
                  </span>
                </span>
                <b>
                  {score &&
                    setsWords(
                      score.map((games) => ({ games })),
                      words,
                    )}
                  {met.ending !== 'completed' && ` ${t(`tennis.${met.ending}Short`)}`}
                </b>
              </a>
            </li>
          );
        })}
      </ul>
    </TwoSidedSection>
  );
}
