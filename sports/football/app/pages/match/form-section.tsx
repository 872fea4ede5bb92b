import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import { FormStrip, OutcomeLetter } from '#app/components/tips/outcome-letter.tsx';
import { coverageWords } from '#app/i18n/words/coverage-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { streaksAddress } from '../streaks/streaks.address.ts';
import parts from './match-parts.module.css';
import { MatchSection } from './match-section.tsx';
import type { ClubForm, MatchView } from './match-view.server.ts';
import styles from './past-matches.module.css';

/** Draws the last five stored matches of each club before this one. */
export function FormSection({ view: { match, form, coverage } }: { view: MatchView }) {
  const { t, href } = useWords();
  const { tournamentId } = match;
  return (
    <MatchSection
      title={t('form.title')}
      aside={coverage === undefined ? undefined : t('form.meaning', { coverage: coverageWords(coverage, t) })}
    >
      <div className={parts.pair}>
        <FormList
          form={form.home}
          tournamentId={tournamentId}
          name={match.homeName}
          crestName={match.homeCrestName}
          colours={match.homeColours}
        />
        <FormList
          form={form.away}
          tournamentId={tournamentId}
          name={match.awayName}
          crestName={match.awayCrestName}
          colours={match.awayColours}
        />
      </div>
      {match.status === 'scheduled' && (
        <p className={clsx(text.note, styles.remark)}>
          <a className={text.link} href={href(streaksAddress.path)}>
            {t('streaks.toList')}
          </a>
        </p>
      )}
    </MatchSection>
  );
}

function FormList({
  form,
  tournamentId,
  name,
  crestName,
  colours,
}: {
  form: ClubForm;
  tournamentId: number;
  name: string;
  crestName: string;
  colours: readonly string[];
}) {
  const { format, href, t } = useWords();
  return (
    <div>
      <h3 className={styles.club}>
        <Crest name={crestName} colours={colours} />
        {name}
        <span className={styles.strip}>
          <FormStrip outcomes={form.outcomes} />
        </span>
      </h3>
      {form.matches.length === 0 && <p className={clsx(text.note, styles.remark)}>{t('form.none')}</p>}
      <ul>
        {form.matches.map((match) => (
          <li key={match.slug}>
            <a className={styles.match} href={href(`/${match.slug}`)}>
              <span className={styles.day}>
                <KickoffTime moment={match.kickoffUtc} show="short-day" dayAlone={!match.kickoffKnown} />
              </span>
              <Crest name={match.opponentCrestName} colours={match.opponentColours} />
              <span className={styles.clubs}>
                {t(match.homeId === match.teamId ? 'form.homeTo' : 'form.awayAt', { club: match.opponentName })}
                {match.tournamentId !== tournamentId && <small> {format.competition(match.tournamentName)}</small>}
              </span>
              <b>{format.score({ home: match.homeGoals, away: match.awayGoals })}</b>
              <OutcomeLetter outcome={match.outcome} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
