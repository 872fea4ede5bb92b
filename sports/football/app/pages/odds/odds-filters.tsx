import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import chip from '#app/ui/chip.module.css';
import field from '#app/ui/field.module.css';
import segments from '#app/ui/segments.module.css';
import text from '#app/ui/text.module.css';
import { markets } from '#domain/odds/markets/markets.ts';
import { marketNames } from '../../components/market-names.ts';
import { selectionHeads } from './grid-columns.ts';
import { type OddsAddress, oddsAddress } from './odds.address.ts';
import type { OddsView } from './odds.server.ts';
import styles from './odds-filters.module.css';

/** Draws the days, the markets and the views of a market as links, and a form with the countries and competitions of the day. */
export function OddsFilters({ view: { address, market, days, tournaments } }: { view: OddsView }) {
  const words = useWords();
  const { format, href, t } = words;
  const to = (values: Partial<OddsAddress>) => href(oddsAddress.href({ ...address, page: 1, ...values }));
  const heads = selectionHeads(address.market, words);
  return (
    <div className={styles.filters}>
      <nav className={chip.chips} aria-label={t('home.days')} data-keep-scroll="days">
        <span className={segments.segments}>
          {days.map((day, away) => (
            <a key={day} href={to({ day: away })} aria-current={away === address.day ? 'true' : undefined}>
              {away === 0 ? t('home.today') : format.dayOfWeek(format.noonOf(day), 'UTC')}
            </a>
          ))}
        </span>
      </nav>
      <nav className={chip.chips} aria-label={t('prices.markets')} data-keep-scroll="markets">
        <span className={segments.segments}>
          {marketNames.map((name) => (
            <a
              key={name}
              href={to({ market: name, selection: undefined, ...(address.sort === 'third' && { sort: 'league', reversed: false }) })}
              aria-current={name === address.market ? 'true' : undefined}
            >
              {t(`prices.${name}`)}
            </a>
          ))}
        </span>
      </nav>
      <nav className={chip.chips} aria-label={t('oddsGrid.prices')} data-keep-scroll="selections">
        <span className={segments.segments}>
          <a href={to({ selection: undefined })} aria-current={address.selection === undefined ? 'true' : undefined}>
            {t('oddsGrid.bestPrices')}
          </a>
          {markets[market].selections.map((selection, at) => (
            <a key={selection} href={to({ selection })} aria-current={selection === address.selection ? 'true' : undefined}>
              {heads[at]}
            </a>
          ))}
        </span>
      </nav>
      {tournaments.length > 1 && <PlaceForm address={address} tournaments={tournaments} />}
    </div>
  );
}

/** Draws a choice of countries, and a choice of the competitions of the chosen country, or else of all. */
function PlaceForm({ address, tournaments }: Pick<OddsView, 'address' | 'tournaments'>) {
  const { t, format, href } = useWords();
  const { country: _country, league: _league, page: _page, ...kept } = address;
  const hidden = new URLSearchParams(oddsAddress.href(kept).split('?')[1]);
  const countries = [...Map.groupBy(tournaments, ({ countrySlug }) => countrySlug)]
    .map(([slug, [first]]) => ({ slug, name: format.region(first?.region ?? '') }))
    .sort((one, other) => format.compare(one.name, other.name));
  const listed = tournaments
    .filter(({ countrySlug }) => (address.country ?? countrySlug) === countrySlug)
    .map(({ id, name, code, matches }) => ({ id, words: `${code} ${format.competition(name)} (${format.integer(matches)})` }))
    .sort((one, other) => format.compare(one.words, other.words));
  return (
    <form className={styles.form} action={href(oddsAddress.path)}>
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={clsx(field.field, styles.choice)}>
        <span className={text.visuallyHidden}>{t('watch.country')}</span>
        <select name="country" defaultValue={address.country ?? ''}>
          <option value="">{t('leagues.allCountries')}</option>
          {countries.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
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
