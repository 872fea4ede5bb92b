import { broadcastTerms } from '#app/components/broadcast-words.ts';
import { MatchMoment } from '#app/components/match-moment.tsx';
import { useWords } from '#app/i18n/words.tsx';
import type { ShownCompetition, ShownMatch } from './shown-competitions.ts';

/** A competition: who shows it on what terms, and its matches of the day with who shows each. */
export function Competition({ competition: { name, slug, categorySlug, code, broadcasts, matches } }: { competition: ShownCompetition }) {
  const { format, href, t } = useWords();
  return (
    <section className="watch-grp">
      <div className="sec-h">
        <h2 className="h2">
          <span className="cc">{code}</span> <a href={href(`/${categorySlug}/${slug}`)}>{format.competition(name)}</a>
        </h2>
      </div>
      {broadcasts.length > 0 && (
        <ul className="watch-on" aria-label={t('watch.channels')}>
          {broadcasts.map((broadcast) => (
            <li key={`${broadcast.channel} ${broadcast.medium}`}>
              <b>{broadcast.channel}</b>
              {` ${broadcastTerms(broadcast, t)}, ${t(`watch.extent-${broadcast.extent}`)}`}
            </li>
          ))}
        </ul>
      )}
      <ul>
        {matches.map((match) => (
          <WatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function WatchRow({ match }: { match: ShownMatch }) {
  const { href, t } = useWords();
  const { certain, possible, status, homeGoals, awayGoals } = match;
  const coming = status === 'scheduled' || status === 'live';
  const channels = (of: ShownMatch['certain']) => of.map(({ channel }) => channel).join(', ');
  return (
    <li className={status === 'live' ? 'watch-row live' : coming ? 'watch-row' : 'watch-row done'}>
      <span className="t">
        <MatchMoment match={match} />
      </span>
      <a className="go" href={href(`/${match.slug}`)}>
        <span className="full">{`${match.homeName} – ${match.awayName}`}</span>
        <span className="short">{`${match.homeShortName} – ${match.awayShortName}`}</span>
        {homeGoals !== null && awayGoals !== null && <b className="sc">{` ${homeGoals}–${awayGoals}`}</b>}
      </a>
      {coming && (
        <span className="on">
          {certain.length > 0 && <b>{channels(certain)}</b>}
          {possible.length > 0 && <small>{t('watch.notEvery', { channels: channels(possible) })}</small>}
        </span>
      )}
    </li>
  );
}
