import { KickoffTime } from '#app/components/kickoff-time.tsx';
import { Price } from '#app/components/price.tsx';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { MarketName } from './market-names.ts';
import { matchToChooseIn } from './match-to-choose-in.ts';
import type { MatchView } from './match-view.server.ts';
import { PriceTable } from './price-table.tsx';
import { selectionWords } from './selection-words.ts';
import { wonSelections } from './won-selections.ts';

/** All bookmakers' prices side by side: one market at a time, its main line open and the others folded. */
export function PricesSection({ view }: { view: MatchView }) {
  const { t } = useWords();
  const { market, markets, lines, settledBy } = view.prices;
  const chosenIn = matchToChooseIn(view);
  const [main, ...others] = lines;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('prices.title')}</h2>
        {lines.length > 0 && <Newest view={view} />}
      </div>
      {(markets.length > 1 || (markets.length === 1 && main === undefined)) && <MarketChoice view={view} />}
      {main === undefined && (
        <EmptyState title={t('states.noData')} why={t(markets.length === 0 ? 'prices.none' : 'prices.noneInMarket')} />
      )}
      {main !== undefined && (
        <>
          <PriceTable market={market} comparison={main} chosenIn={chosenIn} settledBy={settledBy} whole />
          {others.length > 0 && <OtherLines view={view} />}
          <p className="cap pnote">
            {t('prices.marginNote')} {lines.some((line) => line.others.some(({ kind }) => kind === 'exchange')) && t('prices.exchangeNote')}
          </p>
        </>
      )}
    </section>
  );
}

function MarketChoice({ view: { match, unaskedPart, prices } }: { view: MatchView }) {
  const { href, t } = useWords();
  // Where prices are not the first part, only their name in the address keeps a phone on them.
  const parameterOf = (name: MarketName) => (name === 'result' && unaskedPart === 'prices' ? '' : `?prices=${name}`);
  return (
    <nav className="filters mkts" aria-label={t('prices.markets')}>
      <span className="seg">
        {prices.markets.map((name) => (
          <a
            key={name}
            href={href(`/${match.slug}${parameterOf(name)}#prices`)}
            data-keep-scroll=""
            aria-current={name === prices.market ? 'true' : undefined}
          >
            {t(`prices.${name}` as MessageKey)}
          </a>
        ))}
      </span>
    </nav>
  );
}

function Newest({ view: { match, begun, prices } }: { view: MatchView }) {
  const { t } = useWords();
  if (begun) {
    return (
      <span className="aside">
        {t('prices.closed')}
        {match.kickoffKnown && (
          <>
            , <KickoffTime moment={match.kickoffUtc} show="time" />
          </>
        )}
      </span>
    );
  }
  const moments = prices.lines.flatMap(({ bookmakers }) => bookmakers.flatMap(({ history }) => history.map(({ at }) => at.getTime())));
  if (moments.length === 0) return null;
  const newest = new Date(Math.max(...moments));
  return (
    <span className="aside">
      {t('prices.newest')}: <KickoffTime moment={newest} show="short-day" />, <KickoffTime moment={newest} show="time" />
    </span>
  );
}

function OtherLines({ view }: { view: MatchView }) {
  const { format, t } = useWords();
  const { prices } = view;
  const chosenIn = matchToChooseIn(view);
  const others = prices.lines.slice(1).sort((first, second) => first.line - second.line);
  return (
    <div className="lines">
      <h3 className="lines-h">{t('prices.otherLines')}</h3>
      {others.map((comparison) => {
        const won = wonSelections(prices.market, comparison.line, prices.settledBy);
        return (
          <details key={comparison.line} className="line">
            <summary>
              <span className="nm">{selectionWords(prices.market, comparison.line, format, t)[0]}</span>
              <span className="ln-n">{t('prices.fewOf', { count: comparison.bookmakers.length })}</span>
              {comparison.best.prices.map((odds, selection) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the selections of a market have a fixed order
                <span key={selection} className={won[selection] ? 'num hit' : 'num'}>
                  <span>
                    <Price odds={odds} />
                  </span>
                </span>
              ))}
            </summary>
            <PriceTable market={prices.market} comparison={comparison} chosenIn={chosenIn} settledBy={prices.settledBy} whole={false} />
          </details>
        );
      })}
    </div>
  );
}
