import { movedTo } from '#app/addresses/answers.ts';
import { roundName } from '#app/components/competitions/round-name.ts';
import { stageWord } from '#app/components/competitions/stage-word.ts';
import { Crest } from '#app/components/page/crest.tsx';
import { defineResource } from '#app/document/resource.ts';
import { betWords } from '#app/i18n/words/bet-words.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { getTeam } from '#data/queries/team/get-team.ts';
import { listComingTeamMatches, type TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { predictedResults } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { matchAddress } from '#sports/football/app/pages/match/match.address.ts';
import { teamAddress } from '#sports/football/app/pages/team/team.address.ts';
import { nextMatchEmbedAddress } from './embed.address.ts';
import styles from './embed.module.css';
import { embedDocument, unknownEmbed } from './embed-document.tsx';
import { ShortLaw } from './law.tsx';

/** Number of matches read: the next one may come after postponed ones and those without a result. */
const matchesRead = 20;
/** Time after its kick-off for which a match without any report still counts as the next one. */
const patienceMs = 3 * 3_600_000;

/** Embedded document with the match that a club is playing or plays next. */
export const nextMatchEmbed = defineResource(
  nextMatchEmbedAddress,
  async (site, { slug, theme }) => {
    const { words, clock, db } = site;
    const team = await getTeam(db, words.locale.tag, slug);
    if (team === undefined) {
      const present = await getPresentTeamSlug(db, slug);
      return present === undefined ? unknownEmbed(site, theme) : movedTo(nextMatchEmbedAddress.href({ slug: present, theme }));
    }
    const now = clock.now();
    const coming = await listComingTeamMatches(db, words.locale.tag, team.id, now, matchesRead);
    const match = coming.find((one) => isOnOrNext(one, now));
    noteFreshness(site, team.id, match);
    const title = words.t('embed.nextMatch', { name: team.name });
    return embedDocument(site, {
      theme,
      title,
      page: site.absolute(words.locale, teamAddress.href({ slug })),
      children: (
        <>
          <h1 className={styles.heading}>{title}</h1>
          {match === undefined ? <NoMatch words={words} /> : <NextMatch site={site} match={match} />}
        </>
      ),
    });
  },
  { isFramedAnywhere: true },
);

function isOnOrNext(match: TeamMatch, now: Date): boolean {
  return match.status === 'live' || (match.status === 'scheduled' && lastMoment(match) > now);
}

/** Returns the moment from which a match without any report is no longer the next one; without an hour, the end of its day in every zone. */
function lastMoment({ kickoffUtc, kickoffKnown }: TeamMatch): Date {
  if (kickoffKnown) return new Date(kickoffUtc.getTime() + patienceMs);
  return momentOf(addDays(localDayOf(kickoffUtc, 'UTC'), 2), '00:00', 'UTC');
}

function noteFreshness({ page }: Site, teamId: number, match: TeamMatch | undefined): void {
  page.dependOn(`team:${teamId}`, 'catalogue');
  if (match === undefined) return;
  page.dependOn(`match:${match.id}`);
  if (match.status === 'scheduled') page.freshUntil(lastMoment(match));
}

function NoMatch({ words: { t } }: { words: Words }) {
  return (
    <>
      <p className={styles.lone}>{t('team.noComing')}</p>
      <p className={styles.beside}>{t('team.noComingWhy')}</p>
    </>
  );
}

function NextMatch({ site, match }: { site: Site; match: TeamMatch }) {
  const { words } = site;
  const isLive = match.status === 'live';
  const page = site.absolute(words.locale, matchAddress.href({ slug: match.slug }));
  const named = words.t('match.versus', { home: match.homeName, away: match.awayName });
  return (
    <>
      <div className={styles.sides}>
        <span className={styles.side}>
          <Crest name={match.homeCrestName} colours={match.homeColours} />
          {match.homeName}
        </span>
        <span className={styles.live}>{isLive && match.homeGoals}</span>
        <span className={styles.side}>
          <Crest name={match.awayCrestName} colours={match.awayColours} />
          {match.awayName}
        </span>
        <span className={styles.live}>{isLive && match.awayGoals}</span>
      </div>
      <p className={styles.when}>
        {isLive ? <span className={styles.live}>{words.t(stageWord(match))}</span> : <Kickoff match={match} words={words} />}
      </p>
      <p className={styles.beside}>
        {[words.format.competition(match.tournamentName), roundName(words.t, match)].filter(Boolean).join(', ')}
      </p>
      <Prediction match={match} words={words} />
      <p className={styles.beside}>
        <a href={page} rel="noopener">
          {named}
        </a>
      </p>
      {match.prediction !== null && <ShortLaw site={site} />}
    </>
  );
}

/** Renders the recorded prediction, or before it freezes the one that would be recorded. */
function Prediction({ match: { prediction, chances, homeName: home, awayName: away }, words }: { match: TeamMatch; words: Words }) {
  const { t, format } = words;
  if (prediction === null || chances === null) return null;
  const { result, home: homeScore, away: awayScore } = prediction;
  const chance = chances[predictedResults.indexOf(result)] as number;
  return (
    <p className={styles.beside}>
      {t('predictions.oneName')}: <b>{betWords(rulesOf('football').model.betOn(result), { home, away }, words)}</b>{' '}
      {format.percent(chance / 100)}
      {homeScore !== null && awayScore !== null && ` · ${format.score({ home: homeScore, away: awayScore })}`}
    </p>
  );
}

/** Renders the kick-off in the zone of the language and names it, since the document cannot know the reader's. */
function Kickoff({ match: { kickoffUtc, kickoffKnown }, words: { t, format } }: { match: TeamMatch; words: Words }) {
  if (!kickoffKnown) return `${format.headingDay(kickoffUtc, 'UTC')} · ${t('match.hourUnknown')}`;
  return (
    <time dateTime={kickoffUtc.toISOString()}>
      {format.headingDay(kickoffUtc)}, {format.timeAndZone(kickoffUtc)}
    </time>
  );
}
