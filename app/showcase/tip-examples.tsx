import { clsx } from 'clsx';
import { ForecastAccuracy } from '#app/components/chances/forecast-accuracy.tsx';
import { PredictionMark } from '#app/components/chances/prediction-mark.tsx';
import { ReliabilityMark, ReliabilitySquares } from '#app/components/chances/reliability-mark.tsx';
import { RowPrediction } from '#app/components/chances/row-prediction.tsx';
import { BegunFold } from '#app/components/matches/begun-fold.tsx';
import { OfferNow } from '#app/components/offers/offer-now.tsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { ChipPrice } from '#app/components/prices/chip-price.tsx';
import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { FiguresNow } from '#app/components/prices/figures-now.tsx';
import { LicensedPrice } from '#app/components/prices/licensed-price.tsx';
import { OldPriceRow } from '#app/components/prices/old-price-row.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { PriceHeads } from '#app/components/prices/price-heads.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { RowPrice } from '#app/components/prices/row-price.tsx';
import { SlipPrice } from '#app/components/prices/slip-price.tsx';
import { ComputedAfterwardsMark } from '#app/components/tips/computed-afterwards-mark.tsx';
import { NoTipReason } from '#app/components/tips/no-tip-reason.tsx';
import { TipChip } from '#app/components/tips/tip-chip.tsx';
import { TipChipFrame } from '#app/components/tips/tip-chip-frame.tsx';
import { TipFacts } from '#app/components/tips/tip-facts.tsx';
import { TipReasons } from '#app/components/tips/tip-reasons.tsx';
import { WrittenRecords } from '#app/components/tips/written-records.tsx';
import priceButton from '#app/ui/price-button.module.css';
import table from '#app/ui/table.module.css';
import type { ListedMatch, ListedTip } from '#data/queries/match/match-list.ts';
import { type NoTip, noTipReasons } from '#domain/tip/tip-decision.ts';
import type { Section } from './example.ts';
import { bare, exampleMoment, finished, live, liveTipped, longNamed, openTip, tipped, toCome, withoutPrices } from './example-matches.ts';

const bet = { market: 'match-result', line: 0, selection: 'home' } as const;
const onTip = clsx(priceButton.onTip);
const clubs = { home: 'Leeds', away: 'Everton' };
const offer = { decimalOdds: 1.95, bookmaker: 'bet365', bookmakerName: 'bet365' };
const match = { pricesSeenAt: exampleMoment, kickoffUtc: toCome.kickoffUtc, kickoffKnown: true };

const price = (of: ListedMatch, outcome: 'home' | 'draw' | 'away' = 'home') => (
  <div style={{ width: 'var(--cell)' }}>
    <RowPrice match={of} outcome={outcome} className={undefined} />
  </div>
);

export const prices: Section = {
  id: 'prices',
  title: 'Prices',
  examples: {
    Price: {
      none: <Price odds={null} />,
      usual: <Price odds={2.4} />,
      evens: <Price odds={2} />,
      long: <Price odds={1001} />,
    },
    FairPrice: { usual: <FairPrice odds={2.0346} />, 'very short': <FairPrice odds={1.0123} /> },
    PriceHeads: { heads: <PriceHeads /> },
    RowPrice: {
      'to be chosen': price(toCome, 'draw'),
      predicted: price(toCome),
      tipped: price(tipped),
      'six letters': price(longNamed, 'away'),
      'no price, with a chance': price(withoutPrices),
      'no price, no chance': price(bare),
      live: price(live),
      'came in': price(finished),
    },
    SlipPrice: {
      usual: <SlipPrice matchId={toCome.id} bet={bet} odds={1.95} selection="Leeds" className={priceButton.button} />,
      'on our tip': <SlipPrice matchId={toCome.id} bet={bet} odds={1.95} selection="Leeds" className={onTip} mark="tip" />,
    },
    LicensedPrice: {
      'licensed for the reader': (
        <LicensedPrice offer={offer} shows="1.95">
          <Price odds={1.95} />
        </LicensedPrice>
      ),
      'licensed nowhere: hidden once the country of the reader is known': (
        <LicensedPrice offer={{ bookmaker: 'no-such-bookmaker' }} shows="1.95" instead="not available here">
          <Price odds={1.95} />
        </LicensedPrice>
      ),
    },
    OfferNow: {
      'as published': <OfferNow matchId={toCome.id} bet={bet} published={1.95} now={offer} selection="Leeds" className={onTip} />,
      changed: <OfferNow matchId={toCome.id} bet={bet} published={2.05} now={offer} selection="Leeds" className={onTip} />,
      'not offered': <OfferNow matchId={toCome.id} bet={bet} published={2.05} now={undefined} selection="Leeds" className={onTip} />,
      'licensed nowhere: withdrawn once the country of the reader is known': (
        <OfferNow
          matchId={toCome.id}
          bet={bet}
          published={2.05}
          now={{ decimalOdds: 1.95, bookmaker: 'no-such-bookmaker', bookmakerName: 'Elsewhere' }}
          selection="Leeds"
          className={onTip}
        />
      ),
    },
    PricesSeen: {
      'hours before': <PricesSeen match={match} />,
      brief: <PricesSeen match={match} brief />,
      never: <PricesSeen match={{ ...match, pricesSeenAt: null }} />,
    },
    OldPriceRow: {
      bookmaker: oldPrices('bookmaker'),
      'market average': oldPrices('market-average'),
    },
  },
};

function oldPrices(kind: 'bookmaker' | 'market-average') {
  const old = { bookmaker: 'bet365', name: 'bet365', kind, prices: [1.95, 3.6, null], seenAt: exampleMoment };
  return (
    <table className={table.table}>
      <tbody>
        <OldPriceRow prices={old} className={undefined} columnsAfter={0} />
      </tbody>
    </table>
  );
}

const chip = (tip: Partial<ListedTip>, of: ListedMatch = toCome) => (
  <TipChip tip={{ ...openTip, ...tip }} home={of.homeShortName} away={of.awayShortName} match={of} />
);
const chipPrice = (tip: Partial<ListedTip>, over: { slipMatchId?: number; expected?: 'won' | 'lost' } = {}) => (
  <ChipPrice tip={{ ...openTip, ...tip }} bet="1" slipMatchId={over.slipMatchId} expected={over.expected} />
);
const over25 = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
const handicap = { market: 'asian-handicap', line: -0.75, selection: 'home' } as const;

const nearest = {
  bet,
  decimalOdds: 1.95,
  bookmaker: 'bet365',
  quotedAt: exampleMoment,
  nextBestOdds: 1.93,
  nextBestValue: 0.004,
  probability: 0.52,
  fairOdds: 1.92,
  expectedValue: 0.014,
};
const noTip = (reason: NoTip['reason']): NoTip => ({ kind: 'no-tip', market: 'match-result', reason, nearest });

export const tips: Section = {
  id: 'tips',
  title: 'Tips and predictions',
  examples: {
    TipChip: {
      'open, can be taken': chip({}),
      'open, not offered': chip({ present: null }),
      'open, long bet': chip({ bet: handicap }, longNamed),
      'live, open': chip({ present: null }, live),
      'live, outcome is expected': chip({ bet: over25, present: null }, liveTipped),
      won: chip({ state: 'won' }, finished),
      'half won': chip({ state: 'half-won', bet: handicap }, finished),
      void: chip({ state: 'void' }, finished),
      lost: chip({ state: 'lost' }, finished),
      withdrawn: chip({ state: 'withdrawn' }, finished),
      'computed afterwards': chip({ state: 'won', origin: 'reconstructed' }, finished),
    },
    TipChipFrame: {
      'with any end': (
        <TipChipFrame tip={openTip} bet="Over 2.5" follows={{}}>
          <Price odds={1.95} />
        </TipChipFrame>
      ),
    },
    ChipPrice: {
      'can be taken': chipPrice({}, { slipMatchId: toCome.id }),
      'not offered': chipPrice({ present: null }, { slipMatchId: toCome.id }),
      'in play': chipPrice({ present: null }),
      'outcome is expected': chipPrice({ present: null }, { expected: 'won' }),
      lost: chipPrice({ state: 'lost' }),
    },
    BetLetter: Object.fromEntries(
      (['open', 'won', 'half-won', 'void', 'half-lost', 'lost', 'withdrawn'] as const).flatMap((state) =>
        state === 'open' || state === 'withdrawn'
          ? [[state, <BetLetter key={state} state={state} />]]
          : [
              [state, <BetLetter key={state} state={state} />],
              [`${state}, expected`, <BetLetter key={state} state={state} isExpected />],
            ],
      ),
    ),
    TipFacts: {
      'whole per cent': <TipFacts tip={{ probability: 0.53, expectedValue: 0.0865, stakeUnits: 1 }} />,
      'one decimal place': <TipFacts tip={{ probability: 0.9341, expectedValue: 0.031, stakeUnits: 2 }} chanceDigits={1} />,
    },
    TipReasons: {
      none: <TipReasons reasons={[]} clubs={clubs} />,
      'for and against': (
        <TipReasons
          clubs={clubs}
          reasons={[
            { code: 'goals-expected', supports: true, home: 1.8, away: 1.1, league: 2.7 },
            { code: 'attack-rank', supports: true, side: 'home', rank: 3, clubs: 20 },
            { code: 'market-agrees', supports: true, model: 0.53, odds: 0.51 },
            { code: 'form', supports: false, side: 'home', goals: -0.3 },
          ]}
        />
      ),
    },
    NoTipReason: Object.fromEntries(
      noTipReasons.map((reason) => [
        reason,
        <NoTipReason key={reason} decision={noTip(reason)} clubs={clubs} reliability={{ level: 2 }} />,
      ]),
    ),
    FiguresNow: {
      changed: (
        <p>
          Tip
          <FiguresNow tip={{ probability: 0.53, expectedValue: 0.0865 }} now={{ probability: 0.52, expectedValue: 0.014, ...offer }} />
        </p>
      ),
      'not offered any more': <FiguresNow tip={{ probability: 0.53, expectedValue: 0.0865 }} now={undefined} />,
    },
    ComputedAfterwardsMark: {
      'computed afterwards': <ComputedAfterwardsMark origin="reconstructed" />,
      'published before the match': <ComputedAfterwardsMark origin="live" />,
    },
    PredictionMark: {
      open: <PredictionMark outcome={null} />,
      right: <PredictionMark outcome="right" />,
      wrong: <PredictionMark outcome="wrong" />,
      void: <PredictionMark outcome="void" />,
    },
    RowPrediction: {
      none: <RowPrediction prediction={null} names={clubs} isTipped={false} />,
      open: <RowPrediction prediction={toCome.prediction} names={clubs} isTipped={false} />,
      draw: <RowPrediction prediction={{ result: 'draw', home: 1, away: 1, outcome: null }} names={clubs} isTipped={false} />,
      right: <RowPrediction prediction={finished.prediction} names={clubs} isTipped={false} />,
      'wrong, beside a tip': <RowPrediction prediction={{ result: 'home', home: 2, away: 1, outcome: 'wrong' }} names={clubs} isTipped />,
    },
    ReliabilityMark: {
      least: <ReliabilityMark reliability={{ level: 1, matches: 4 }} />,
      most: <ReliabilityMark reliability={{ level: 5, matches: 152 }} onPaper />,
    },
    ReliabilitySquares: { three: <ReliabilitySquares level={3} onPaper /> },
    BegunFold: {
      folded: (
        <BegunFold title="Begun" sums="3 tips, 2 won" id="example-begun">
          <p>Rows of what has begun.</p>
        </BegunFold>
      ),
    },
    ForecastAccuracy: { plain: <ForecastAccuracy />, 'with a table': <ForecastAccuracy>A table of scores.</ForecastAccuracy> },
    WrittenRecords: {
      'a tip and its settlement': (
        <WrittenRecords
          origin="live"
          number={412}
          records={(
            [
              [412, 'tip'],
              [418, 'settlement'],
            ] as const
          ).map(([sequence, kind]) => ({
            record: {
              sequence,
              kind,
              publishedAt: exampleMoment,
              recordedAt: exampleMoment,
              previousHash: 'a3'.repeat(32),
              hash: '7c'.repeat(32),
            },
            line: `{"sequence":${sequence},"kind":"${kind}"}`,
          }))}
        />
      ),
    },
  },
};
