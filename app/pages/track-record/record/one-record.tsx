import { clsx } from 'clsx';
import { ReliabilityMark } from '#app/components/chances/reliability-mark.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { expectedOfTip } from '#app/components/tips/expected-of-tip.ts';
import { openTipWord } from '#app/components/tips/open-tip-word.ts';
import { TipFacts } from '#app/components/tips/tip-facts.tsx';
import paper from '#app/components/tips/tip-paper.module.css';
import { TipReasons } from '#app/components/tips/tip-reasons.tsx';
import { betOfTip, tipStateOf } from '#app/components/tips/tip-state.ts';
import { WrittenRecords } from '#app/components/tips/written-records.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { outcomeWords } from '#app/i18n/words/outcome-words.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { OneTipView } from './one-record.server.ts';
import { RecordForecasts } from './record-forecasts.tsx';
import { RecordFrame } from './record-frame.tsx';

/** Renders a tip with everything that was recorded about it, for readers who want to check it. */
export function OneRecord({ view }: { view: OneTipView }) {
  const { number, lastNumber } = view;
  return (
    <RecordFrame number={number} lastNumber={lastNumber}>
      <MatchLine view={view} />
      <div className={paper.room}>
        <TipPaper view={view} />
      </div>
      <RecordForecasts tip={view.tip} clubs={view.clubs} />
      <WrittenRecords origin={view.tip.origin} records={view.records} number={number} />
    </RecordFrame>
  );
}

function MatchLine({ view: { tip, clubs } }: { view: OneTipView }) {
  const { t, format, href } = useWords();
  const { match, tournament } = tip;
  const name = pairingInList(clubs, t);
  return (
    <p className={text.lead}>
      {match === null ? (
        <b>{name}</b>
      ) : (
        <a className={text.link} href={href(matchPath(sportOfTip(tip), match.slug))}>
          {name}
        </a>
      )}
      {', '}
      {tournament === null ? tip.tournamentId : `${format.competition(tournament.name)} (${format.region(tournament.region)})`}
      {', '}
      <KickoffTime moment={tip.kickoffUtc} show="long-day" dayAlone={!tip.kickoffKnown} />
    </p>
  );
}

function TipPaper({ view: { tip, clubs, bookmaker } }: { view: OneTipView }) {
  const words = useWords();
  const { t } = words;
  return (
    <section className={paper.paper} aria-label={t('record.tip')}>
      <p className={paper.label}>
        <span>
          {t(tip.origin === 'live' ? 'tip.published' : 'tip.asOf')} <KickoffTime moment={tip.publishedAt} show="long-day" />,{' '}
          <KickoffTime moment={tip.publishedAt} show="time" />
        </span>
        <ComputedAfterwardsMark origin={tip.origin} />
      </p>
      <p className={paper.tip}>
        <span className={paper.bet}>{anyBetWords(betOfTip(tip), clubs, words)}</span>
        <span className={paper.price}>
          <Price odds={tip.decimalOdds} />
        </span>
        <span className={paper.bookmaker}>
          {t('tip.priceAt', { bookmaker })}; {t('record.seen')} <KickoffTime moment={tip.quotedAt} show="short-day" />,{' '}
          <KickoffTime moment={tip.quotedAt} show="time" />
        </span>
      </p>
      <TipFacts tip={tip} chanceDigits={1} />
      <TipReasons reasons={tip.reasons} clubs={clubs} />
      <Outcomes tip={tip} />
      <p className={clsx(paper.label, paper.reliability)}>
        <span>
          <ReliabilityMark reliability={{ level: tip.reliabilityLevel, matches: tip.reliabilityMatches }} />
        </span>
      </p>
    </section>
  );
}

/** Renders the outcome of the tip; after a corrected result, every settlement. */
function Outcomes({ tip }: { tip: OneTipView['tip'] }) {
  const { t, format } = useWords();
  if (tip.settlements.length === 0) {
    const expected = expectedOfTip(tip);
    return (
      <p className={paper.outcome}>
        <BetLetter state={expected ?? tipStateOf(tip)} isExpected={expected !== undefined} />
        <span>{t(openTipWord(tip))}</span>
      </p>
    );
  }
  return tip.settlements.map(({ sequence, outcome, correctsSequence, profitUnits, homeGoals, awayGoals, closingOdds }, at) => (
    <p key={sequence} className={clsx(paper.outcome, at < tip.settlements.length - 1 && paper.former)}>
      <BetLetter state={outcome} />
      <span>
        {correctsSequence !== null && `${t('tip.corrected')}. `}
        {t('tip.settled', { outcome: outcomeWords(t)[outcome].word, profit: format.signed(profitUnits, 2) })}
        {homeGoals !== null && awayGoals !== null && ` (${format.score({ home: homeGoals, away: awayGoals })})`}
        {closingOdds !== null && <>; {withElements(t, 'record.closing', { price: <Price odds={closingOdds} /> })}</>}
      </span>
    </p>
  ));
}
