import { Crest } from '#app/components/crest.tsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { FormStrip, OutcomeLetter } from '#app/components/outcome-letter.tsx';
import { coverageWords } from '#app/i18n/coverage-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { ClubForm, MatchView } from './match-view.server.ts';

/** The last five matches of each club before this one, of those that the data hold. */
export function FormSection({ view: { match, form, coverage } }: { view: MatchView }) {
  const { t } = useWords();
  const { tournamentId } = match;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('form.title')}</h2>
        {coverage !== undefined && <span className="aside">{t('form.meaning', { coverage: coverageWords(coverage, t) })}</span>}
      </div>
      <div className="two">
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
    </section>
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
      <h3 className="fhead">
        <Crest name={crestName} colours={colours} />
        {name}
        <FormStrip outcomes={form.outcomes} />
      </h3>
      {form.matches.length === 0 && <p className="note fnone">{t('form.none')}</p>}
      <ul>
        {form.matches.map((match) => (
          <li key={match.slug}>
            <a className="frow" href={href(`/${match.slug}`)}>
              <span className="d">
                <KickoffTime moment={match.kickoffUtc} show="short-day" dayAlone={!match.kickoffKnown} />
              </span>
              <Crest name={match.opponentCrestName} colours={match.opponentColours} />
              <span className="nm">
                {t(match.homeId === match.teamId ? 'form.homeTo' : 'form.awayAt', { club: match.opponentName })}
                {match.tournamentId !== tournamentId && <small> {format.competition(match.tournamentName)}</small>}
              </span>
              <b>
                {match.homeGoals}–{match.awayGoals}
              </b>
              <OutcomeLetter outcome={match.outcome} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
