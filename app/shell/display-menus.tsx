import { clsx } from 'clsx';
import { Price } from '#app/components/prices/price.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { carryAddress } from '#app/pages/carry/carry.address.ts';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import { oddsFormats } from '#domain/odds/odds-format.ts';
import styles from './display-menus.module.css';
import { oddsWords, themeWords } from './display-words.ts';
import menu from './menu.module.css';
import { Menu } from './menu.tsx';

const examplePrice = 1.5;
const shownIn = { decimal: styles.decimal, fractional: styles.fractional, moneyline: styles.moneyline } as const;

/** Renders the menu of odds formats, with one price as the example. The stylesheet shows the name of the chosen format. */
export function OddsMenu() {
  const { t } = useWords();
  return (
    <Menu
      id="odds-menu"
      className={clsx(scripting.needsScript, styles.oddsMenu)}
      button={
        <>
          <span className={text.visuallyHidden}>{t('shell.oddsFormat')}: </span>
          <span>
            <Price odds={examplePrice} />{' '}
            {oddsFormats.map((format) => (
              <span key={format} className={clsx(styles.formatName, shownIn[format])}>
                {t(oddsWords[format])}
              </span>
            ))}
          </span>
          <Icon name="down" small />
        </>
      }
    >
      <OddsChoice name="odds-choice" />
    </Menu>
  );
}

/**
 * Renders the menu of the theme, of hidden scores, of the delay of live changes, of the time zone, and of the way to take all of it to another
 * device; on a phone, which has one menu less, of the odds format too.
 */
export function DisplayMenu() {
  const { t, href } = useWords();
  return (
    <Menu
      id="display-menu"
      className={scripting.needsScript}
      title={t('shell.display')}
      label={t('shell.display')}
      button={<Icon name="theme" />}
    >
      <Choice
        name="theme-choice"
        of="theme"
        title={t('shell.theme')}
        options={Object.entries(themeWords).map(([value, key]) => [value, t(key)])}
      />
      <div className={clsx(menu.divided, styles.formats)}>
        <OddsChoice name="odds-display" />
      </div>
      <div className={menu.divided}>
        <display-choice of="scores">
          <label className={menu.choice}>
            <input type="checkbox" value="hidden" />
            {t('live.scoresHidden')}
          </label>
        </display-choice>
      </div>
      <div className={menu.divided}>
        <Choice
          name="delay-choice"
          of="delay"
          title={t('live.delay')}
          options={[['none', t('live.delayNone')], ...[30, 60].map((seconds) => [`${seconds}s`, t('live.delayOf', { seconds })] as const)]}
        />
      </div>
      <zone-choice class={menu.divided}>
        <label className={styles.zone}>
          <span>{t('shell.timeZone')}</span>
          <select>
            <option value="">{t('shell.themeSystem')}</option>
          </select>
        </label>
      </zone-choice>
      <div className={menu.divided}>
        <a className={menu.choice} href={href(carryAddress.path)}>
          {t('transfer.title')}
        </a>
      </div>
    </Menu>
  );
}

function OddsChoice({ name }: { name: string }) {
  const { t } = useWords();
  return <Choice name={name} of="odds" title={t('shell.oddsFormat')} options={oddsFormats.map((value) => [value, t(oddsWords[value])])} />;
}

function Choice({
  name,
  of,
  title,
  options,
}: {
  name: string;
  of: 'theme' | 'odds' | 'delay';
  title: string;
  options: readonly (readonly [value: string, words: string])[];
}) {
  return (
    <display-choice of={of}>
      <fieldset>
        <legend className={menu.heading}>{title}</legend>
        {options.map(([value, words], index) => (
          <label key={value} className={menu.choice}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {words}
          </label>
        ))}
      </fieldset>
    </display-choice>
  );
}
