import { Price } from '#app/components/price.tsx';
import type { FrameKey } from '#app/i18n/frame-messages.ts';
import { useFrameWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { oddsFormats } from '#domain/odds/odds-formats.ts';

const examplePrice = 1.5;
const themeWords = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const satisfies Record<
  string,
  FrameKey
>;
const oddsWords = { decimal: 'shell.decimal', fractional: 'shell.fractional', moneyline: 'shell.moneyline' } as const satisfies Record<
  string,
  FrameKey
>;

/** How prices are written, with one price as the example. The stylesheet shows the name of the format that is chosen. */
export function OddsMenu() {
  const { t } = useFrameWords();
  return (
    <details className="menu needs-script tool-wide" name="mast-menu">
      <summary className="tool">
        <span className="vh">{t('shell.oddsFormat')}: </span>
        <span>
          <Price odds={examplePrice} />{' '}
          {oddsFormats.map((format) => (
            <span key={format} className={`odds-name odds-${format}`}>
              {t(oddsWords[format])}
            </span>
          ))}
        </span>
        <Icon name="down" small />
      </summary>
      <div className="menu-box">
        <OddsChoice name="odds-menu" />
      </div>
    </details>
  );
}

/** The theme; on a phone, where there is one menu less, the format of prices too. */
export function DisplayMenu() {
  const { t } = useFrameWords();
  return (
    <details className="menu needs-script" name="mast-menu">
      <summary className="tool" title={t('shell.theme')} aria-label={t('shell.display')}>
        <Icon name="theme" />
      </summary>
      <div className="menu-box">
        <Choice
          name="theme-menu"
          choice="theme"
          title={t('shell.theme')}
          options={Object.entries(themeWords).map(([value, key]) => [value, t(key)])}
        />
        <div className="phone-only">
          <OddsChoice name="odds-display" />
        </div>
      </div>
    </details>
  );
}

function OddsChoice({ name }: { name: string }) {
  const { t } = useFrameWords();
  return (
    <Choice name={name} choice="odds" title={t('shell.oddsFormat')} options={oddsFormats.map((value) => [value, t(oddsWords[value])])} />
  );
}

function Choice({
  name,
  choice,
  title,
  options,
}: {
  name: string;
  choice: string;
  title: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  return (
    <fieldset>
      <legend className="menu-h">{title}</legend>
      {options.map(([value, words], index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} data-choice={choice} defaultChecked={index === 0} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
