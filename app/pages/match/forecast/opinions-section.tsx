import { shortBetWords } from '#app/i18n/bet-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { ForecastView } from './forecast-view.server.ts';
import type { MarketOpinion } from './market-opinions.ts';
import { shortNamesOf } from './names-of.ts';

/** Our model, the bookmakers' prices without their margin, and both together, as dots on a line from 0 to 100%. */
export function OpinionsSection({
  match,
  forecast: { expectedGoals, opinions, basis },
}: {
  match: MatchView['match'];
  forecast: ForecastView;
}) {
  const { format, t } = useWords();
  const blended = basis === 'blended';
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{t('views.title')}</h2>
        <span className="aside">{t(blended ? 'views.aside' : 'views.asideTwo')}</span>
      </div>
      {opinions.length === 0 && <p className="note">{t('prices.none')}</p>}
      <ul className="vs">
        {opinions.map((opinion) => (
          <Opinion key={`${opinion.bet.market} ${opinion.bet.selection}`} opinion={opinion} match={match} />
        ))}
      </ul>
      <p className="key grid-key">
        <span>
          <i className="rnd" />
          {t('views.model')}
        </span>
        {opinions.length > 0 && (
          <span>
            <i className="ring" />
            {t('views.market')}
          </span>
        )}
        {blended && opinions.length > 0 && (
          <span>
            <i className="both" />
            {t('views.both')}
          </span>
        )}
      </p>
      <p className="cap pnote">
        {t('views.expected', { home: format.goals(expectedGoals.home), away: format.goals(expectedGoals.away) })} ({t(`basis.${basis}`)})
      </p>
    </section>
  );
}

const at = (chance: number) => `${Math.round(chance * 1000) / 10}%`;

function Opinion({ opinion: { bet, model, market, blended }, match }: { opinion: MarketOpinion; match: MatchView['match'] }) {
  const words = useWords();
  const { format } = words;
  const figures = [model, market, ...(blended === undefined ? [] : [blended])].map((chance) => format.percent(chance));
  return (
    <li>
      <span className="l">
        <span>{shortBetWords(bet, shortNamesOf(match), words)}</span>
        <span>
          <b>{figures[0]}</b> <span className="muted">/ {figures.slice(1).join(' / ')}</span>
        </span>
      </span>
      <span className="dot-line" aria-hidden="true">
        <i className="seg-l" style={{ left: at(Math.min(model, market)), width: at(Math.abs(model - market)) }} />
        <i className="d mkt" style={{ left: at(market) }} />
        <i className="d" style={{ left: at(model) }} />
        {blended !== undefined && <i className="both" style={{ left: at(blended) }} />}
      </span>
    </li>
  );
}
