import { BetLetter } from '#app/components/bet-letter.tsx';
import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { MatchMoment } from '#app/components/match-moment.tsx';
import { OfferNow } from '#app/components/offer-now.tsx';
import { Price } from '#app/components/price.tsx';
import { betWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import type { DayTip } from './day-tip.ts';
import type { TipsView } from './tips.server.ts';

const reliabilityLevels = [1, 2, 3, 4, 5] as const;

/** The tips, one a line: the match on white paper, what we say on pink. */
export function TipLines({ view: { tips } }: { view: TipsView }) {
  const { t } = useWords();
  return (
    <section className="tip-lines">
      <p className="tip-line-head" aria-hidden="true">
        <span>{t('tips.match')}</span>
        <span>{t('tip.heading')}</span>
        <span className="num">{t('tips.chanceHead')}</span>
        <span className="num">{t('tip.value')}</span>
        <span>{t('reliability.title')}</span>
        <span className="num">{t('tips.state')}</span>
      </p>
      <ul id="list">
        {tips.map((tip) => (
          <TipLine key={tip.sequence} tip={tip} />
        ))}
      </ul>
    </section>
  );
}

function TipLine({ tip }: { tip: DayTip }) {
  const words = useWords();
  const { t, format, href } = words;
  const { match, clubs, competition } = tip;
  const afterwards = useComputedAfterwards()(tip.origin);
  const live = match?.status === 'live';
  const bet = betWords(tip.bet, clubs, words);
  return (
    <li className={live ? 'tip-line live' : 'tip-line'}>
      <span className="t">
        {match === null ? <KickoffTime moment={tip.kickoffUtc} show="time" dayAlone={!tip.kickoffKnown} /> : <MatchMoment match={match} />}
      </span>
      <span className="cl">
        <MatchName tip={tip} href={match === null ? undefined : href(`/${match.slug}`)} />
        {competition !== null && (
          <small>
            {competition.code} {format.competition(competition.name)}
          </small>
        )}
      </span>
      <span className={afterwards ? 'tp rebuilt' : 'tp'}>
        <span className="bet">
          <b className="v">{bet}</b>
          <TipPrice tip={tip} bet={bet} />
          <small className="by">
            {tip.bookmaker}
            {tip.now !== undefined && tip.now.decimalOdds !== tip.decimalOdds && (
              <>
                {' · '}
                {t('tip.valueNow', { value: format.signedPercent(tip.now.expectedValue, 1) })}
              </>
            )}
            {afterwards && <span className="warnchip">{t('tip.computedAfterwards')}</span>}
          </small>
        </span>
        <span className="f">
          <i>{t('tips.chanceHead')} </i>
          <b>{format.percent(tip.probability)}</b>
        </span>
        <span className="f">
          <i>{t('tip.value')} </i>
          <b>{format.signedPercent(tip.expectedValue, 1)}</b>
        </span>
        <span className="f r">
          <span className="rel rel-ink" aria-hidden="true">
            {reliabilityLevels.map((step) => (
              <i key={step} className={step <= tip.reliabilityLevel ? 'on' : undefined} />
            ))}
          </span>
          <span className="vh">
            {t('reliability.title')} {t('reliability.of', { level: tip.reliabilityLevel })}
          </span>
        </span>
      </span>
      <span className="st">
        <State tip={tip} />
      </span>
    </li>
  );
}

/** What it pays now can be put on the slip until the match begins. */
function TipPrice({ tip: { match, bet: tipped, state, decimalOdds, now }, bet }: { tip: DayTip; bet: string }) {
  return (
    <span className="pr">
      {state === 'open' && match?.status === 'scheduled' ? (
        <OfferNow matchId={match.id} bet={tipped} published={decimalOdds} now={now?.decimalOdds} selection={bet} className="pick" />
      ) : (
        <Price odds={decimalOdds} />
      )}
    </span>
  );
}

function MatchName({ tip: { clubs, shortClubs, match }, href }: { tip: DayTip; href: string | undefined }) {
  const hasScore = match !== null && match.homeGoals !== null && match.awayGoals !== null;
  return (
    <a className="go" href={href}>
      <span className="full">
        {clubs.home} – {clubs.away}
      </span>
      <span className="short">
        {shortClubs.home} – {shortClubs.away}
      </span>
      {hasScore && (
        <span className="sc">
          {' '}
          {match.homeGoals}–{match.awayGoals}
        </span>
      )}
    </a>
  );
}

/** Open, being played, or its letter with what it brought. */
function State({ tip: { state, match, profitUnits } }: { tip: DayTip }) {
  const { t, format } = useWords();
  if (state === 'open')
    return match?.status === 'live' ? <b className="lv">{t('status.live')}</b> : <span className="op">{t('betOutcome.open')}</span>;
  return (
    <>
      <BetLetter state={state} />
      {profitUnits !== null && <b>{format.signed(profitUnits, 2)}</b>}
    </>
  );
}
