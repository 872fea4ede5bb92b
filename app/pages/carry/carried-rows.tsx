import { type LocaleCode, locales } from '#app/i18n/locales.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { oddsWords, themeWords } from '#app/shell/display-words.ts';
import type { CarriedList, CarriedSetting, carriedSettings } from '#app/stores/carried.ts';
import styles from './carried-rows.module.css';

const listWords = {
  favorites: 'home.favorites',
  pinned: 'transfer.pinned',
  folded: 'transfer.folded',
} as const satisfies Record<CarriedList, MessageKey>;

type ValueOf<Name extends CarriedSetting> = ReturnType<(typeof carriedSettings)[Name]['read']>;

/** The heading of each setting and the words for its values; time zones are named by the browser, except for that of the device. */
type SettingWords = { readonly [Name in CarriedSetting]: readonly [title: string, values: Readonly<Record<ValueOf<Name>, string>>] };

/** Renders a row for each list and each setting, with the words for every possible value; `<carried-choices>` shows those that apply. */
export function CarriedRows({ awaiting = false }: { awaiting?: boolean }) {
  const { t } = useWords();
  const settings: SettingWords = {
    theme: [t('shell.theme'), inWords(themeWords, t)],
    oddsType: [t('shell.oddsFormat'), inWords(oddsWords, t)],
    scores: [t('transfer.scores'), { shown: t('transfer.scoresShown'), hidden: t('transfer.scoresHidden') }],
    liveDelay: [
      t('live.delay'),
      { none: t('live.delayNone'), '30s': t('live.delayOf', { seconds: 30 }), '60s': t('live.delayOf', { seconds: 60 }) },
    ],
    goalsInTitle: [t('live.inTitle'), { on: t('transfer.on'), off: t('transfer.off') }],
    timeZone: [t('shell.timeZone'), { '': t('shell.themeSystem') }],
    language: [t('transfer.language'), Object.fromEntries(locales.map(({ code, label }) => [code, label])) as Record<LocaleCode, string>],
  };
  return (
    <dl className={styles.rows}>
      {Object.entries(listWords).map(([name, key]) => (
        <div key={name} data-of={name} hidden={awaiting}>
          <dt>{t(key)}</dt>
          <dd data-figure />
        </div>
      ))}
      {Object.entries(settings).map(([name, [title, values]]) => (
        <div key={name} data-of={name} hidden={awaiting}>
          <dt>{title}</dt>
          <dd>
            {Object.entries(values).map(([value, words]) => (
              <span key={value} data-value={value} hidden>
                {words}
              </span>
            ))}
            {name === 'timeZone' && <span data-zone />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inWords<Value extends string>(keys: Readonly<Record<Value, MessageKey>>, t: (key: MessageKey) => string): Record<Value, string> {
  return Object.fromEntries(Object.entries<MessageKey>(keys).map(([value, key]) => [value, t(key)])) as Record<Value, string>;
}
