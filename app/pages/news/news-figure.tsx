import type { ReactNode } from 'react';
import { ChanceBars } from '#app/components/chances/chance-bars.tsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { chartTicks } from '#app/ui/chart-ticks.ts';
import { LineChart } from '#app/ui/line-chart.tsx';
import section from '#app/ui/section.module.css';
import { ShareBar } from '#app/ui/share-bar.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { wholeChances } from '#domain/chance/whole-chances.ts';
import type { MonthOfTips, RoundReview, SeasonRace, WeekendAhead } from '#domain/news/news-facts.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import styles from './news-figure.module.css';
import type { NewsView } from './news-view.ts';
import { PlaceMoves } from './place-moves.tsx';

type NameOf = (name: ProseName) => string;

/** Renders the data of a news article, drawn and in figures. */
export function NewsFigure({ view: { facts, names } }: { view: NewsView }) {
  const nameOf: NameOf = (name) => (name.of === 'club' ? (names.get(name.slug) ?? name.name) : name.name);
  switch (facts.kind) {
    case 'round-review':
      return <Round facts={facts} nameOf={nameOf} />;
    case 'weekend-ahead':
      return <Weekend facts={facts} nameOf={nameOf} />;
    case 'season-race':
      return <Race facts={facts} nameOf={nameOf} />;
    case 'month-of-tips':
      return <Month facts={facts} />;
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

function Round({ facts: { matches, table: rows }, nameOf }: { facts: RoundReview; nameOf: NameOf }) {
  const { t, format, href } = useWords();
  const isForecast = matches.some(({ chances }) => chances !== undefined);
  const isDated = matches.some(({ day }) => day !== undefined);
  return (
    <>
      <Part title={t('news.places')}>
        <PlaceMoves clubs={rows.map(({ club, before, after }) => ({ name: nameOf(club), before, after }))} />
      </Part>
      <Part title={t('news.results')}>
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('tips.match')}</th>
                {isDated && <th scope="col">{t('record.date')}</th>}
                <th scope="col">{t('news.results')}</th>
                {isForecast && <th scope="col">{t('news.given')}</th>}
              </tr>
            </thead>
            <tbody>
              {matches.map(({ slug, day, home, away, homeGoals, awayGoals, chances }) => (
                <tr key={slug}>
                  <th scope="row">
                    <a href={href(`/${slug}`)}>{t('match.versus', { home: nameOf(home), away: nameOf(away) })}</a>
                  </th>
                  {isDated && <td>{day === undefined ? '' : format.rowDay(format.noonOf(day), 'UTC')}</td>}
                  <td>
                    <b>{format.score({ home: homeGoals, away: awayGoals })}</b>
                  </td>
                  {isForecast && <td>{chances === undefined ? '' : format.percent(chances[outcomeOf(homeGoals, awayGoals)])}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
    </>
  );
}

const outcomeOf = (home: number, away: number) => (home > away ? 'home' : home < away ? 'away' : 'draw');

function Weekend({ facts: { matches }, nameOf }: { facts: WeekendAhead; nameOf: NameOf }) {
  const { t, format, href } = useWords();
  return (
    <Part title={t('news.chances')}>
      <ul className={styles.matches}>
        {matches.map(({ slug, kickoff, match: { home, away, forecast } }) => (
          <li key={slug}>
            <a href={href(`/${slug}`)}>{t('match.versus', { home: nameOf(home.name), away: nameOf(away.name) })}</a>
            <span className={text.note}>
              <KickoffTime moment={new Date(kickoff)} show="short-day" />
            </span>
            {forecast !== undefined && (
              <>
                <ShareBar
                  shares={[
                    { side: 's1', amount: forecast.home },
                    { side: 'sx', amount: forecast.draw },
                    { side: 's2', amount: forecast.away },
                  ]}
                />
                <span className={styles.shares}>
                  {wholeChances([forecast.home, forecast.draw, forecast.away])
                    .map((chance) => format.percent(chance))
                    .join(' · ')}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Min chance that is drawn. */
const drawnChance = 0.01;

function Race({ facts: { clubs, simulations, placesUp }, nameOf }: { facts: SeasonRace; nameOf: NameOf }) {
  const { t } = useWords();
  const bars = (of: 'title' | 'promotion' | 'relegation') =>
    clubs
      .map((club) => ({
        key: club.club.slug,
        label: nameOf(club.club),
        chance: club[of] ?? 0,
        side: of === 'relegation' ? ('s2' as const) : ('s1' as const),
      }))
      .filter(({ chance }) => chance >= drawnChance)
      .sort((one, other) => other.chance - one.chance);
  const isTitle = placesUp === undefined;
  const [top, down] = [bars(isTitle ? 'title' : 'promotion'), bars('relegation')];
  return (
    <>
      <Part title={t(isTitle ? 'news.champions' : 'news.up')}>
        <ChanceBars bars={top} simulations={simulations} />
      </Part>
      {down.length > 0 && (
        <Part title={t('news.down')}>
          <ChanceBars bars={down} simulations={simulations} />
        </Part>
      )}
    </>
  );
}

function Month({ facts: { course } }: { facts: MonthOfTips }) {
  const { t, format } = useWords();
  const units = [0, ...course];
  const ticks = chartTicks(Math.min(...units), Math.max(...units, Math.min(...units) + 1), 4);
  const end = units.at(-1) ?? 0;
  return (
    <Part title={t('news.course')}>
      <LineChart
        label={`${t('news.course')}: ${format.signed(end, 2)}`}
        lines={[{ kind: 'solid', points: units.map((y, index) => ({ x: index / Math.max(1, units.length - 1), y })) }]}
        yTicks={ticks.map((at) => ({ at, label: format.signed(at) }))}
        xLabels={[{ at: 1, label: format.integer(course.length) }]}
        end={{ at: end, label: format.signed(end, 2) }}
      />
    </Part>
  );
}
