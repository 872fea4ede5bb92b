import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import field from '#app/ui/field.module.css';
import text from '#app/ui/text.module.css';
import styles from './forecast-filters.module.css';
import { type ForecastsAddress, forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView } from './forecasts.server.ts';

/** Max competitions in the line of chips, to which the requested one is always added. */
const maxChips = 12;

/** Draws the competitions of the day, the first of them as links and all of them in a form, and the filter for matches with a tip. */
export function ForecastFilters({ view: { address, tournaments, ofDay, tipped } }: { view: ForecastsView }) {
  const { t, format, href } = useWords();
  const to = (values: Partial<ForecastsAddress>) => href(forecastsAddress.href({ ...address, more: 1, ...values }));
  const shown = tournaments.filter(({ id }, at) => at < maxChips || id === address.league);
  return (
    <div data-keep-scroll="filters">
      <nav className={chip.chips} aria-label={t('leagues.title')}>
        <a
          className={chip.chip}
          href={to({ league: undefined, tip: false })}
          aria-current={address.league === undefined && !address.tip ? 'true' : undefined}
        >
          {t('forecasts.all', { count: format.integer(ofDay) })}
        </a>
        {(tipped > 0 || address.tip) && (
          <a className={chip.chip} href={to({ tip: !address.tip })} aria-current={address.tip ? 'true' : undefined}>
            {t('home.withTip')} <span className={styles.count}>{format.integer(tipped)}</span>
          </a>
        )}
        {shown.map(({ id, name, code, matches }) => (
          <a key={id} className={chip.chip} href={to({ league: id })} aria-current={id === address.league ? 'true' : undefined}>
            <span className={styles.code}>{code}</span> {format.competition(name)}{' '}
            <span className={styles.count}>{format.integer(matches)}</span>
          </a>
        ))}
      </nav>
      {tournaments.length > maxChips && <LeagueForm address={address} tournaments={tournaments} />}
    </div>
  );
}

function LeagueForm({ address, tournaments }: Pick<ForecastsView, 'address' | 'tournaments'>) {
  const { t, format, href } = useWords();
  const { league: _league, more: _more, ...kept } = address;
  const hidden = new URLSearchParams(forecastsAddress.href(kept).split('?')[1]);
  const listed = tournaments
    .map(({ id, name, code, matches }) => ({ id, words: `${code} ${format.competition(name)} (${format.integer(matches)})` }))
    .sort((first, second) => format.compare(first.words, second.words));
  return (
    <form className={styles.form} action={href(forecastsAddress.path)}>
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={clsx(field.field, styles.choice)}>
        <span className={text.visuallyHidden}>{t('tips.filter-competition')}</span>
        <select name="league" defaultValue={address.league ?? ''}>
          <option value="">{t('tips.any-competition')}</option>
          {listed.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={clsx(button.button, styles.show)}>
        {t('tips.filter')}
      </button>
    </form>
  );
}
