import { clsx } from 'clsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import styles from './opinion-chips.module.css';
import { TipFilters, valueWords } from './tip-filters.tsx';
import { listsOf, type OpenList, tipFilters, tipsAddress } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

/** Labels of the links to the lists, in the order of the page. */
const jumps = { likely: 'offer.likely', value: 'offer.valueShort', goals: 'offer.goals', both: 'offer.both' } as const satisfies Readonly<
  Record<OpenList, MessageKey>
>;

/** Renders one line of chips: the active filters, links down to the lists, and all filters in a sheet. */
export function OpinionChips({ view, withLists }: { view: TipsView; withLists: boolean }) {
  const words = useWords();
  const { t, href } = words;
  const { address, competitions } = view;
  return (
    <div className={styles.line}>
      <nav className={clsx(chip.chips, styles.chips)} aria-label={t('offer.jumps')} data-keep-scroll="chips">
        {tipFilters.map((filter) => {
          const value = address[filter];
          return (
            value !== undefined && (
              <a
                key={filter}
                className={chip.chip}
                href={href(tipsAddress.href({ ...address, [filter]: undefined, more: 1 }))}
                aria-current="true"
                title={t('offer.unset')}
              >
                {valueWords(filter, String(value), competitions, words)}
                <Icon name="close" small />
                <span className={text.visuallyHidden}>, {t('offer.unset')}</span>
              </a>
            )
          );
        })}
        {withLists &&
          (Object.keys(jumps) as OpenList[])
            .filter((list) => listsOf(address).includes(list))
            .map((list) => (
              <a key={list} className={chip.chip} href={`#${list}`}>
                {t(jumps[list])}
              </a>
            ))}
      </nav>
      <details className={styles.filter}>
        <summary className={chip.chip}>
          <Icon name="list" small /> {t('offer.filter')}
        </summary>
        <TipFilters view={view} />
      </details>
    </div>
  );
}
