import { clsx } from 'clsx';
import { anyMarketWords } from '#app/i18n/sports/words-of-sports.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import field from '#app/ui/field.module.css';
import segments from '#app/ui/segments.module.css';
import text from '#app/ui/text.module.css';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { priceBands } from '#domain/tip/price-band.ts';
import styles from './tip-filters.module.css';
import { type TipFilter, tipFilters, tipsAddress, unfiltered } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

/** Renders the filters, each value with the number of tips that it would leave, and the order, as a form and links, which work without a script. */
export function TipFilters({ view }: { view: TipsView }) {
  const words = useWords();
  const { t, href } = words;
  const { address, choices, day, today } = view;
  /* A day with one sport has nothing to choose. */
  const shown = tipFilters.filter((filter) => filter !== 'sport' || choices.sport.length > 1 || address.sport !== undefined);
  const isFiltered = tipFilters.some((filter) => address[filter] !== undefined);
  return (
    <form className={styles.filters} data-keep-scroll="filters" action={href(tipsAddress.path)}>
      {address.date !== undefined && <input type="hidden" name="date" value={address.date} />}
      {shown.map((filter) => (
        <label key={filter} className={styles.filter}>
          <span className={styles.name}>{filter === 'sport' ? t('sport.filter') : t(`tips.filter-${filter}`)}</span>
          <span className={clsx(field.field, styles.choice)}>
            <select name={filter} defaultValue={address[filter] ?? ''}>
              <option value="">{filter === 'sport' ? t('sport.allSports') : t(`tips.any-${filter}`)}</option>
              {choicesInOrder(filter, view, words).map(({ value, count, label }) => (
                <option key={value} value={value}>
                  {count === undefined ? label : `${label} (${words.format.integer(count)})`}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
      {address.order === 'value' && <input type="hidden" name="order" value="value" />}
      {address.utc !== undefined && <input type="hidden" name="utc" value={address.utc} />}
      <button type="submit" className={clsx(button.button, styles.show)}>
        {t('tips.filter')}
      </button>
      {/* The lists of what can still be bet on have an order of their own. */}
      {day < today && (
        <nav className={clsx(segments.segments, styles.order)} aria-label={t('tips.order')}>
          <a
            href={href(tipsAddress.href({ ...address, order: 'kickoff', more: 1 }))}
            aria-current={address.order === 'kickoff' ? 'true' : undefined}
          >
            {t('tips.byKickoff')}
          </a>
          <a
            href={href(tipsAddress.href({ ...address, order: 'value', more: 1 }))}
            aria-current={address.order === 'value' ? 'true' : undefined}
          >
            {t('tips.byValue')}
          </a>
        </nav>
      )}
      {isFiltered && (
        <a className={clsx(text.link, styles.clear)} href={href(tipsAddress.href({ ...address, ...unfiltered, more: 1 }))}>
          {t('tips.clear')}
        </a>
      )}
    </form>
  );

  function choicesInOrder(filter: TipFilter, { competitions }: TipsView, { format }: Words) {
    const labelled = choices[filter].map((choice) => ({ ...choice, label: valueWords(filter, choice.value, competitions, words) }));
    return filter === 'competition' ? labelled.sort((first, second) => format.compare(first.label, second.label)) : labelled;
  }
}

/** Returns the words for a value of a filter. */
export function valueWords(filter: TipFilter, value: string, competitions: TipsView['competitions'], { t, format }: Words): string {
  switch (filter) {
    case 'sport':
      return t(`sport.${value as Sport}`);
    case 'market':
      return anyMarketWords(value as AnyBet['market'], t);
    case 'price':
      return priceRange(value, { t, format });
    case 'chance':
      return t('tips.atLeast', { share: format.percent(Number(value) / 100) });
    case 'competition': {
      const competition = competitions[value] ?? null;
      return competition === null ? value : `${competition.code} ${format.competition(competition.name)}`;
    }
  }
}

function priceRange(value: string, { t, format }: Pick<Words, 't' | 'format'>): string {
  const at = priceBands.findIndex(({ band }) => band === value);
  const [from, next] = [priceBands[at]?.from ?? 1, priceBands[at + 1]?.from];
  if (next === undefined) return t('tips.atLeast', { share: format.decimalOdds(from) });
  if (from === 1) return t('tips.below', { price: format.decimalOdds(next) });
  return `${format.decimalOdds(from)}–${format.decimalOdds(next - 0.01)}`;
}
