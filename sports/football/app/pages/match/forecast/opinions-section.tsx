import { clsx } from 'clsx';
import { shortBetWords } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import type { ForecastView } from './forecast-view.server.ts';
import type { MarketOpinion } from './market-opinions.ts';
import { shortNamesOf } from './names-of.ts';
import styles from './opinions-section.module.css';

/** Draws the chances by results alone, the bookmakers' prices without their margin, and the forecast of the page, as dots on a line from 0 to 100%. */
export function OpinionsSection({
  match,
  forecast: { expectedGoals, opinions, basis },
}: {
  match: MatchView['match'];
  forecast: ForecastView;
}) {
  const { format, t } = useWords();
  const isHeadlineApart = basis !== 'model';
  return (
    <MatchSection title={t('views.title')} aside={t(isHeadlineApart ? 'views.aside' : 'views.asideTwo')}>
      {opinions.length === 0 && <p className={text.note}>{t('prices.none')}</p>}
      <ul className={styles.opinions}>
        {opinions.map((opinion) => (
          <Opinion key={`${opinion.bet.market} ${opinion.bet.selection}`} opinion={opinion} match={match} />
        ))}
      </ul>
      <p className={clsx(legend.legend, styles.legend)}>
        <span>
          <i className={styles.modelSign} />
          {t('views.model')}
        </span>
        {opinions.length > 0 && (
          <span>
            <i className={styles.marketSign} />
            {t('views.market')}
          </span>
        )}
        {isHeadlineApart && opinions.length > 0 && (
          <span>
            <i className={styles.headlineSign} />
            {t('views.forecast')}
          </span>
        )}
      </p>
      <p className={clsx(text.caption, styles.note)}>
        {t('views.expected', { home: format.goals(expectedGoals.home), away: format.goals(expectedGoals.away) })}{' '}
        {t(`views.headline-${basis}`)}
      </p>
    </MatchSection>
  );
}

const at = (chance: number) => `${Math.round(chance * 1000) / 10}%`;

function Opinion({ opinion: { bet, model, market, headline }, match }: { opinion: MarketOpinion; match: MatchView['match'] }) {
  const words = useWords();
  const { format } = words;
  const figures = [model, market, ...(headline === undefined ? [] : [headline])].map((chance) => format.percent(chance));
  return (
    <li>
      <span className={styles.words}>
        <span>{shortBetWords(bet, shortNamesOf(match), words)}</span>
        <span>
          <b>{figures[0]}</b> <span className={text.muted}>/ {figures.slice(1).join(' / ')}</span>
        </span>
      </span>
      <span className={styles.line} aria-hidden="true">
        <i className={styles.span} style={{ left: at(Math.min(model, market)), width: at(Math.abs(model - market)) }} />
        <i className={styles.market} style={{ left: at(market) }} />
        <i className={styles.model} style={{ left: at(model) }} />
        {headline !== undefined && <i className={styles.headline} style={{ left: at(headline) }} />}
      </span>
    </li>
  );
}
