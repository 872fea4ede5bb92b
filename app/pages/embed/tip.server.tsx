import { movedTo } from '#app/addresses/answers.ts';
import { leadOfNoTips, type NoTipDecision, noTipsOf, standingTipsFirst } from '#app/components/tips/no-tip-decisions.ts';
import { NoTipReason } from '#app/components/tips/no-tip-reason.tsx';
import { openTipWord } from '#app/components/tips/open-tip-word.ts';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { defineResource } from '#app/document/resource.ts';
import { betWords } from '#app/i18n/words/bet-words.ts';
import { outcomeWords } from '#app/i18n/words/outcome-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getPricedForecast, type PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import { listTipsOfMatch, type MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { getMatch, type MatchDetails } from '#data/queries/match/get-match.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { listBookmakerNames } from '#data/queries/odds/list-bookmaker-names.ts';
import { type FrozenPrediction, getPredictionOfMatch } from '#data/queries/prediction/get-prediction-of-match.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { matchAddress } from '#sports/football/app/pages/match/match.address.ts';
import { tipEmbedAddress } from './embed.address.ts';
import styles from './embed.module.css';
import { embedDocument, unknownEmbed } from './embed-document.tsx';
import { Law } from './law.tsx';

/** Embedded document with the tip of a match on pink paper, or the reason why the match has none, and the notices required by law. */
export const tipEmbed = defineResource(
  tipEmbedAddress,
  async (site, { slug, theme }) => {
    const { words, db } = site;
    const { locale, t } = words;
    const match = await getMatch(db, slug, locale.tag);
    if (match === undefined) {
      const present = await getPresentSlug(db, slug, firstSport);
      return present === undefined ? unknownEmbed(site, theme) : movedTo(tipEmbedAddress.href({ slug: present, theme }));
    }
    const [tips, forecast, frozen, bookmakers] = await Promise.all([
      listTipsOfMatch(db, match.id, locale.tag),
      getPricedForecast(db, match, site.clock.now()),
      getPredictionOfMatch(db, match.id),
      listBookmakerNames(db),
    ]);
    site.page.dependOn(`match:${match.id}`, 'catalogue');
    const [tip] = standingTipsFirst(tips);
    const named = t('match.versus', { home: match.homeName, away: match.awayName });
    const page = site.absolute(locale, matchAddress.href({ slug: match.slug }));
    return embedDocument(site, {
      theme,
      title: t('embed.tip', { match: named }),
      page,
      children: (
        <>
          <h1 className={styles.lone}>
            <a href={page} rel="noopener">
              {named}
            </a>
          </h1>
          <p className={styles.beside}>{stateOfMatch(site, match)}</p>
          <PredictionLine site={site} match={match} forecast={forecast} frozen={frozen} />
          {tip === undefined ? (
            <NoTip site={site} match={match} forecast={forecast} noTips={noTipsOf(forecast, tips)} />
          ) : (
            <Tip site={site} tip={tip} match={match} bookmaker={bookmakers.get(tip.bookmaker) ?? tip.bookmaker} />
          )}
          <Law site={site} />
        </>
      ),
    });
  },
  { isFramedAnywhere: true },
);

/** Returns the score of a match, if it has one; otherwise its kick-off in the zone of the language, or its status. */
function stateOfMatch({ words: { t, format } }: Site, match: MatchDetails): string {
  const competition = format.competition(match.tournamentName);
  const hasScore = ['live', 'finished', 'awarded'].includes(match.status) && match.homeGoals !== null && match.awayGoals !== null;
  const day = match.kickoffKnown ? format.dayOfYear(match.kickoffUtc) : format.dayOfYear(match.kickoffUtc, 'UTC');
  if (hasScore)
    return `${competition} · ${day} · ${format.score({ home: match.homeGoals, away: match.awayGoals })}${match.status === 'live' ? ` (${t('status.live')})` : ''}`;
  if (match.status !== 'scheduled' && match.status !== 'live')
    return `${competition} · ${t(`status.${match.status}` as 'status.postponed')}`;
  return `${competition} · ${day}, ${match.kickoffKnown ? format.timeAndZone(match.kickoffUtc) : t('match.hourUnknown')}`;
}

interface PredictionLineProps {
  readonly site: Site;
  readonly match: MatchDetails;
  readonly forecast: PricedForecast | undefined;
  readonly frozen: FrozenPrediction | undefined;
}

/** Renders the recorded prediction with its outcome, or before it freezes the present one. */
function PredictionLine({ site: { words }, match, forecast, frozen }: PredictionLineProps) {
  const { t, format } = words;
  const end = frozen ?? (match.status === 'scheduled' && forecast !== undefined ? predictMatch('football', forecast) : undefined);
  if (end === undefined) return null;
  const clubs = { home: match.homeName, away: match.awayName };
  return (
    <p className={styles.beside}>
      {t('predictions.oneName')}: <b>{betWords(rulesOf('football').model.betOn(end.result), clubs, words)}</b>{' '}
      {format.percent(predictedChance(end))}
      {frozen?.outcome != null && ` · ${t(`predictions.outcomes.${frozen.outcome}`)}`}
    </p>
  );
}

interface TipProps {
  readonly site: Site;
  readonly tip: MatchTip;
  readonly match: MatchDetails;
  readonly bookmaker: string;
}

function Tip({ site: { words, clock }, tip, match, bookmaker }: TipProps) {
  const { t, format } = words;
  const clubs = { home: match.homeName, away: match.awayName };
  const isAfterwards = isComputedAfterwards(tip.origin, clock.setTo !== undefined);
  return (
    <section className={styles.paper}>
      <p className={styles.label}>
        <b>{t('tip.title')}</b>
        <span>
          {t(tip.origin === 'live' ? 'tip.published' : 'tip.asOf')} {format.dayOfYear(tip.publishedAt)},{' '}
          {format.timeAndZone(tip.publishedAt)}
        </span>
        {isAfterwards && <span title={t('tip.computedAfterwardsMeaning')}>{t('tip.computedAfterwards')}</span>}
      </p>
      <p className={styles.bet}>
        <span>{betWords(betOfTip(tip), clubs, words)}</span>
        <span className={styles.price}>{format.decimalOdds(tip.decimalOdds)}</span>
      </p>
      <p className={styles.beside}>
        {t('tip.chanceWhenTipped')} <b>{format.percent(tip.probability)}</b> · {t('tip.priceAt', { bookmaker })}
      </p>
      <p className={styles.outcome}>{outcomeOf(tip, words)}</p>
    </section>
  );
}

/** Returns the outcome of a tip: its newest settlement, or until then a word on the open tip. */
function outcomeOf(tip: MatchTip, { t, format }: Site['words']): string {
  const { settlement } = tip;
  if (settlement !== null) {
    return t('tip.settled', { outcome: outcomeWords(t)[settlement.outcome].word, profit: format.signed(settlement.profitUnits, 2) });
  }
  return t(openTipWord(tip));
}

interface NoTipProps {
  readonly site: Site;
  readonly match: MatchDetails;
  readonly forecast: PricedForecast | undefined;
  readonly noTips: readonly NoTipDecision[];
}

function NoTip({ site, match, forecast, noTips }: NoTipProps) {
  const { t } = site.words;
  const [nearest] = noTips;
  const lead = leadOfNoTips(noTips, forecast?.paysMore ?? false);
  return (
    <>
      <p className={styles.verdict}>{t('noTip.title')}</p>
      <p className={styles.beside}>
        {forecast === undefined && t('noTip.noForecast')}
        {lead !== undefined && `${t(lead)} `}
        {nearest !== undefined && (
          <NoTipReason decision={nearest} clubs={{ home: match.homeName, away: match.awayName }} reliability={forecast?.reliability} />
        )}
      </p>
    </>
  );
}
