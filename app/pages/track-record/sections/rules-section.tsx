import { clsx } from 'clsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import section from '#app/ui/section.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { RegisteredModel } from '#data/queries/ledger/list-registered-models.ts';
import { type TipRuleCode, tipRuleOf } from '#domain/tip/tip-rules-register.ts';
import type { RuleGroup } from '#domain/tip/track-record.ts';
import groups from './group-table.module.css';
import { Models } from './models.tsx';
import styles from './rules-section.module.css';

const ruleWords: Readonly<Record<TipRuleCode, MessageKey>> = {
  'best-price': 'record.ruleBestPrice',
  'takeable-price': 'record.ruleTakeablePrice',
  'next-best-price': 'record.ruleNextBestPrice',
};

interface RulesSectionProps {
  readonly rules: readonly RuleGroup[];
  readonly models: readonly RegisteredModel[];
}

/** Renders the tips by the version of the rule that chose them, and the models on record. */
export function RulesSection({ rules, models }: RulesSectionProps) {
  const { t } = useWords();
  return (
    <section className={section.section} id="rules">
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.rules')}</h2>
      </div>
      <p className={text.caption}>{t('record.rulesMeaning')}</p>
      {rules.length > 0 && <Rules rules={rules} />}
      {models.length > 0 && <Models models={models} />}
    </section>
  );
}

function Rules({ rules }: { rules: readonly RuleGroup[] }) {
  const { t } = useWords();
  return (
    <div className={groups.group}>
      <table className={clsx(table.table, groups.figures)}>
        <thead>
          <tr>
            <th scope="col">{t('record.rule')}</th>
            <th scope="col" className={table.number}>
              {t('record.tipsHead')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.wonHead')}
            </th>
            <th scope="col" className={clsx(table.number, groups.yield)}>
              {t('record.yieldShort')}
            </th>
            <th scope="col" className={table.number}>
              {t('record.clvShort')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <RuleRow key={rule.key} rule={rule} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RuleRow({ rule: { key, figures, ofChosenSeasons } }: { rule: RuleGroup }) {
  const { t, format } = useWords();
  const { strikeRate, yield: profit, closingLineValue, smallSample } = figures;
  const known = tipRuleOf(Number(key));
  return (
    <tr>
      <th scope="row">
        {t('record.ruleVersion', { version: key })}
        {known !== undefined && `, ${t('record.since', { day: format.dayOfYear(known.since, 'UTC') })}`}{' '}
        {smallSample && <span className={clsx(chip.warning, groups.mark)}>{t('record.smallSample')}</span>}
        {known !== undefined && (
          <small className={styles.note}>
            {t(ruleWords[known.code])}{' '}
            {t('record.ruleChosenOn', { seasons: `${known.chosenOn.from.slice(0, 4)}–${known.chosenOn.to.slice(0, 4)}` })}
            {ofChosenSeasons > 0 && (
              <>
                {' '}
                <span className={chip.warning}>{t('record.ruleInSample', { count: ofChosenSeasons })}</span>
              </>
            )}
          </small>
        )}
      </th>
      <td className={table.number}>{format.integer(figures.tips)}</td>
      <td className={table.number}>{strikeRate === undefined ? '–' : format.percent(strikeRate.value)}</td>
      <td className={clsx(table.number, table.strong)}>{profit === undefined ? '–' : format.signedPercent(profit.value, 1)}</td>
      <td className={table.number}>{closingLineValue === undefined ? '–' : format.signed(closingLineValue.value * 100, 1)}</td>
    </tr>
  );
}
