import { clsx } from 'clsx';
import { anyMarketWords } from '#app/i18n/sports/words-of-sports.ts';
import { bandWords, monthWords } from '#app/i18n/words/group-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { outcomeWords } from '#app/i18n/words/outcome-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { tipResults, trackRecordAddress } from '../track-record.address.ts';
import styles from './record-filters.module.css';
import type { RecordView } from './record-view.server.ts';

/** An option of a filter: its value in the address, its text, and the heading of its group. */
interface Option {
  readonly value: string;
  readonly text: string;
  readonly group?: string;
}

/** Renders the filters of the record as a form, which works without a script. */
export function RecordFilters({ view: { address, filtered, choices, tournaments } }: { view: RecordView }) {
  const words = useWords();
  const { t, format, href } = words;
  const withNumber = (text: string, tips: number) => `${text} (${format.integer(tips)})`;
  const years = Map.groupBy(choices.months, ({ key }) => key.slice(0, 4));
  const periods = [...years].flatMap(([year, months]): Option[] => [
    {
      value: year,
      text: withNumber(
        year,
        months.reduce((sum, { tips }) => sum + tips, 0),
      ),
    },
    ...months.map(({ key, tips }) => ({ value: key, text: withNumber(monthWords(key, words), tips) })),
  ]);
  const competitions = choices.competitions
    .map(({ key, tips }): Option => {
      const known = tournaments[key];
      return {
        value: key,
        text: withNumber(known === undefined ? key : format.competition(known.name), tips),
        group: known === undefined ? '–' : format.region(known.region),
      };
    })
    .sort((first, second) => format.compare(first.group ?? '', second.group ?? ''));
  return (
    <form
      className={clsx(chip.chips, styles.filters)}
      data-keep-scroll="filters"
      action={href(trackRecordAddress.path)}
      method="get"
      aria-label={t('record.filters')}
    >
      <a className={chip.chip} href={href(trackRecordAddress.path)} aria-current={filtered ? undefined : 'true'}>
        {t('record.all')}
      </a>
      {choices.sports.length > 1 && (
        <Pick
          name="sport"
          label={t('sport.filter')}
          chosen={address.sport}
          options={choices.sports.map(({ key, tips }) => ({ value: key, text: withNumber(t(`sport.${key}`), tips) }))}
        />
      )}
      <Pick name="period" chosen={address.period} options={periods} />
      <Pick name="competition" chosen={address.competition} options={competitions} />
      <Pick
        name="market"
        chosen={address.market}
        options={choices.markets.map(({ key, tips }) => ({
          value: key,
          text: withNumber(anyMarketWords(key as AnyBet['market'], t), tips),
        }))}
      />
      <Pick
        name="price"
        chosen={address.price}
        options={choices.prices.map(({ key, tips }) => ({ value: key, text: withNumber(bandWords(key, words), tips) }))}
      />
      <Pick name="result" chosen={address.result} options={tipResults.map((value) => ({ value, text: outcomeWords(t)[value].word }))} />
      <button className={chip.chip} type="submit">
        {t('record.apply')}
      </button>
      {filtered && (
        <a className={clsx(text.link, styles.clear)} href={href(trackRecordAddress.path)}>
          {t('record.clear')}
        </a>
      )}
    </form>
  );
}

interface PickProps {
  readonly name: string;
  /** The name shown, for filters without a message `record.{name}`. */
  readonly label?: string;
  readonly chosen: string | undefined;
  readonly options: readonly Option[];
}

/** Renders a choice that shows its name until something is chosen. */
function Pick({ name, label: own, chosen, options }: PickProps) {
  const { t } = useWords();
  const label = own ?? t(`record.${name}` as MessageKey);
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  return (
    <select
      className={clsx(chip.chip, styles.choice)}
      name={name}
      aria-label={label}
      defaultValue={chosen ?? ''}
      aria-current={chosen === undefined ? undefined : 'true'}
    >
      <option value="">{label}</option>
      {groups.map(([group, ofGroup]) => {
        const written = ofGroup.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ));
        return group === undefined ? (
          written
        ) : (
          <optgroup key={group} label={group}>
            {written}
          </optgroup>
        );
      })}
    </select>
  );
}
