import { clsx } from 'clsx';
import { ReliabilityMark } from '#app/components/chances/reliability-mark.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { FiguresNow } from '#app/components/prices/figures-now.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { TimeBefore } from '#app/components/tips/time-before.tsx';
import { TipFacts } from '#app/components/tips/tip-facts.tsx';
import paper from '#app/components/tips/tip-paper.module.css';
import { TipReasons } from '#app/components/tips/tip-reasons.tsx';
import { betOfTip } from '#app/components/tips/tip-state.ts';
import { betWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import text from '#app/ui/text.module.css';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchView } from '../match-view.server.ts';
import { fullNamesOf } from './names-of.ts';
import { TipOutcome } from './tip-outcome.tsx';
import { TipPrice } from './tip-price.tsx';

/** Draws the tip of the match in full: price, chance, reasons, outcome and its place in the ledger. */
export function TipBox({ tip, view }: { tip: MatchTip; view: MatchView }) {
  const { match, bookmakerNames } = view;
  const words = useWords();
  const { t } = words;
  const clubs = fullNamesOf(match);
  return (
    <section className={paper.paper} aria-labelledby="our-tip">
      <p className={paper.label}>
        <b id="our-tip">{t('tip.title')}</b>
        <span>
          <PublishedWhen tip={tip} />
        </span>
        <ComputedAfterwardsMark origin={tip.origin} />
      </p>
      <p className={paper.tip}>
        <span className={paper.bet}>{betWords(betOfTip(tip), clubs, words)}</span>
        <span className={paper.price}>
          <TipPrice tip={tip} view={view} />
        </span>
        <span className={paper.bookmaker}>
          {t('tip.priceAt', { bookmaker: bookmakerNames[tip.bookmaker] ?? tip.bookmaker })}
          <FiguresNow tip={tip} now={view.offers[tip.sequence]} />
        </span>
        {view.offers[tip.sequence] !== undefined && (
          <span className={paper.bookmaker}>
            <PricesSeen match={match} />
          </span>
        )}
      </p>
      <TipFacts tip={tip} />
      <TipReasons reasons={tip.reasons} clubs={clubs} />
      <TipOutcome tip={tip} />
      <p className={clsx(paper.label, paper.reliability)}>
        <span>
          <ReliabilityMark reliability={{ level: tip.reliabilityLevel, matches: tip.reliabilityMatches }} />
        </span>
      </p>
      <LedgerPlace tip={tip} />
    </section>
  );
}

/** Draws the tip's place in the ledger, so that it can be found and checked there. */
function LedgerPlace({ tip }: { tip: MatchTip }) {
  const { format, href, t } = useWords();
  return (
    <p className={paper.ledger}>
      {t('tip.record', { number: format.integer(tip.sequence) })}
      {' · '}
      <a className={text.link} href={href(trackRecordAddress.href({ record: tip.sequence }))} title={tip.hash}>
        {t('tip.hash', { hash: `${tip.hash.slice(0, 4)}…${tip.hash.slice(-4)}` })}
      </a>
      {' · '}
      {t('tip.neverEdited')}
    </p>
  );
}

/** Draws the time at which a tip was published, or as of which it was computed if not live, and the time from then to the scheduled kick-off. */
function PublishedWhen({ tip: { publishedAt, kickoffUtc, kickoffKnown, origin } }: { tip: MatchTip }) {
  const { t } = useWords();
  return (
    <>
      {t(origin === 'live' ? 'tip.published' : 'tip.asOf')} <KickoffTime moment={publishedAt} show="short-day" />,{' '}
      <KickoffTime moment={publishedAt} show="time" />
      {kickoffKnown && <TimeBefore moment={publishedAt} kickoff={kickoffUtc} />}
    </>
  );
}
