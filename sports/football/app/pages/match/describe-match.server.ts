import { betWords } from '#app/i18n/words/bet-words.ts';
import { matchCard } from '#app/share-cards/match-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { fullNamesOf } from './forecast/names-of.ts';
import type { MatchView } from './match-view.server.ts';
import type { MatchPrediction } from './prediction/prediction-view.server.ts';
import { toSportsEvent } from './to-sports-event.ts';

/** The description of a match for search engines and shared links. */
export interface MatchDescription {
  readonly head: PageHead;
  /** Its facts as structured data. */
  readonly sportsEvent: Record<string, unknown>;
}

/**
 * Returns the head of a match's page, and its facts as structured data.
 *
 * @param indexed true when its competition has content worth indexing
 */
export function describeMatch(site: Site, view: MatchView, indexed: boolean): MatchDescription {
  const { match } = view;
  const { t } = site.words;
  const path = `/${match.slug}`;
  const shared = { subject: { of: 'match', slug: match.slug }, card: matchCard(match, site) } as const;
  const head = describePage(site, { title: titleOf(site, view), description: descriptionOf(site, view), path, shared, indexed });
  const sportsEvent = toSportsEvent(match, {
    name: t('match.versus', { home: match.homeName, away: match.awayName }),
    description: head.description,
    picture: head.picture.address,
    absolute: (to) => site.absolute(site.words.locale, to),
  });
  return { head, sportsEvent };
}

const played = (match: MatchView['match']) =>
  (match.status === 'finished' || match.status === 'awarded') && match.homeGoals !== null && match.awayGoals !== null;

/** Returns the score of a match that was played. */
function scoreOf({ words }: Site, { homeGoals, awayGoals }: MatchView['match']): string {
  return words.format.score({ home: homeGoals as number, away: awayGoals as number });
}

function dayOf(site: Site, match: MatchView['match']): string {
  return match.kickoffKnown ? site.words.format.dayOfYear(match.kickoffUtc) : site.words.format.dayOfYear(match.kickoffUtc, 'UTC');
}

/** Returns the title; for a match to come it promises a prediction, and a tip, only when the page has one. */
function titleOf(site: Site, view: MatchView): string {
  const { match, prediction } = view;
  const { t } = site.words;
  const names = { home: match.homeName, away: match.awayName, date: dayOf(site, match) };
  if (played(match)) return t('match.titleAfter', { ...names, score: scoreOf(site, match) });
  if (prediction === undefined) return t('match.titleBefore', names);
  return t(isTipped(view) ? 'match.titleTipped' : 'match.titlePredicted', names);
}

const isTipped = ({ tips }: MatchView) => tips.some(({ withdrawal }) => withdrawal === null);

function saidIn(
  { words }: Site,
  match: MatchView['match'],
  { result, shownChance }: MatchPrediction,
): Readonly<Record<'prediction' | 'chance', string>> {
  const bet = { market: 'match-result', line: 0, selection: result } as const;
  return { prediction: betWords(bet, fullNamesOf(match), words), chance: words.format.percent(shownChance) };
}

function descriptionOf(site: Site, view: MatchView): string {
  const { match, prediction } = view;
  const { t, format } = site.words;
  const facts = {
    home: match.homeName,
    away: match.awayName,
    competition: site.words.format.competition(match.tournamentName),
    date: dayOf(site, match),
  };
  if (played(match)) return t('match.descriptionAfter', { ...facts, score: scoreOf(site, match) });
  if (match.status === 'awaited' || match.status === 'postponed' || match.status === 'cancelled' || match.status === 'abandoned') {
    return t('match.descriptionOff', { ...facts, state: t(`status.${match.status}`) });
  }
  const [home, draw, away] = [match.bestHomeOdds, match.bestDrawOdds, match.bestAwayOdds];
  const before =
    prediction === undefined
      ? t('match.descriptionBefore', facts)
      : t(isTipped(view) ? 'match.descriptionTipped' : 'match.descriptionPredicted', { ...facts, ...saidIn(site, match, prediction) });
  if (home === null || draw === null || away === null) return before;
  const prices = { homePrice: format.decimalOdds(home), drawPrice: format.decimalOdds(draw), awayPrice: format.decimalOdds(away) };
  return `${before} ${t('match.bestPrices', prices)}`;
}
