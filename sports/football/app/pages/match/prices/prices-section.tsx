import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { PricesSeen } from '#app/components/prices/prices-seen.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import segments from '#app/ui/segments.module.css';
import text from '#app/ui/text.module.css';
import { greatestPriceAgeHours } from '#domain/odds/counted-prices.ts';
import type { MarketName } from '../../../components/market-names.ts';
import { selectionWords } from '../../../components/selection-words.ts';
import folded from '../folded-lines.module.css';
import { shortNamesOf } from '../forecast/names-of.ts';
import { matchIdForSlip } from '../match-id-for-slip.ts';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import { LatestReadings } from './latest-readings.tsx';
import { PriceTable } from './price-table.tsx';
import styles from './prices.module.css';
import { wonSelections } from './won-selections.ts';

/** Draws all bookmakers' prices side by side: one market at a time, its main line open and the others folded. */
export function PricesSection({ view }: { view: MatchView }) {
  const words = useWords();
  const { t } = words;
  const { market, markets, lines, settledBy } = view.prices;
  const slipMatchId = matchIdForSlip(view);
  const [main, ...others] = lines;
  return (
    <MatchSection title={t('prices.title')} aside={lines.length === 0 ? undefined : <Newest view={view} />}>
      {(markets.length > 1 || (markets.length === 1 && main === undefined)) && <MarketChoice view={view} />}
      {main === undefined && (
        <EmptyState title={t('states.noData')} why={t(markets.length === 0 ? 'prices.none' : 'prices.noneInMarket')} />
      )}
      {main !== undefined && (
        <>
          <PriceTable
            market={market}
            comparison={main}
            clubs={shortNamesOf(view.match)}
            slipMatchId={slipMatchId}
            settledBy={settledBy}
            whole
          />
          <LatestReadings readings={view.prices.readings} selections={selectionWords(market, main.line, shortNamesOf(view.match), words)} />
          {others.length > 0 && <OtherLines view={view} />}
          <p className={clsx(text.caption, styles.note)}>
            {t('prices.marginNote')} {lines.some((line) => line.others.some(({ kind }) => kind === 'exchange')) && t('prices.exchangeNote')}{' '}
            {lines.some(({ old }) => old.length > 0) && t('prices.oldNote', { hours: greatestPriceAgeHours })}
          </p>
        </>
      )}
    </MatchSection>
  );
}

function MarketChoice({ view: { match, prices } }: { view: MatchView }) {
  const { href, t } = useWords();
  // Only their name in the address keeps a phone on them.
  const parameterOf = (name: MarketName) => `?prices=${name}`;
  return (
    <nav className={clsx(chip.chips, styles.markets)} aria-label={t('prices.markets')}>
      <span className={segments.segments}>
        {prices.markets.map((name) => (
          <a
            key={name}
            href={href(`/${match.slug}${parameterOf(name)}#prices`)}
            data-keep-scroll=""
            aria-current={name === prices.market ? 'true' : undefined}
          >
            {t(`prices.${name}`)}
          </a>
        ))}
      </span>
    </nav>
  );
}

function Newest({ view: { match, begun } }: { view: MatchView }) {
  const { t } = useWords();
  if (begun) {
    return (
      <>
        {t('prices.closed')}
        {match.kickoffKnown && (
          <>
            , <KickoffTime moment={match.kickoffUtc} show="time" />
          </>
        )}
      </>
    );
  }
  return <PricesSeen match={match} />;
}

function OtherLines({ view }: { view: MatchView }) {
  const words = useWords();
  const { t } = words;
  const { prices } = view;
  const clubs = shortNamesOf(view.match);
  const slipMatchId = matchIdForSlip(view);
  const others = prices.lines.slice(1).sort((first, second) => first.line - second.line);
  return (
    <div className={folded.lines}>
      <h3 className={folded.heading}>{t('prices.otherLines')}</h3>
      {others.map((comparison) => {
        const won = wonSelections(prices.market, comparison.line, prices.settledBy);
        return (
          <details key={comparison.line} className={folded.line}>
            <summary>
              <span>{selectionWords(prices.market, comparison.line, clubs, words).join(' / ')}</span>
              <span className={folded.count}>{t('prices.fewOf', { count: comparison.bookmakers.length })}</span>
              {comparison.best.prices.map((odds, selection) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the selections of a market have a fixed order
                <span key={selection} className={clsx(text.number, won[selection] && styles.won)}>
                  <span>
                    <Price odds={odds} />
                  </span>
                </span>
              ))}
            </summary>
            <PriceTable
              market={prices.market}
              comparison={comparison}
              clubs={clubs}
              slipMatchId={slipMatchId}
              settledBy={prices.settledBy}
              whole={false}
            />
          </details>
        );
      })}
    </div>
  );
}
