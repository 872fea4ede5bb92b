import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import { outcomeWords } from '#app/i18n/words/outcome-words.ts';
import { pairingInList } from '#app/i18n/words/short-pairings.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import text from '#app/ui/text.module.css';
import type { RecordRow } from '../record/record-rows.server.ts';
import { trackRecordAddress } from '../track-record.address.ts';
import ledger from './ledger.module.css';

/** Renders the names of the columns. */
export function LedgerHead({ withBalance }: { withBalance: boolean }) {
  const { t } = useWords();
  return (
    <div className={clsx(ledger.row, ledger.head)} aria-hidden="true">
      <span className={ledger.day}>{t('record.date')}</span>
      <span className={ledger.what}>
        <b>{t('record.match')}</b>
        <span className={ledger.wide}>{t('record.tip')}</span>
      </span>
      <span className={ledger.price}>{t('record.price')}</span>
      <span className={clsx(text.number, ledger.wide)}>{t('record.chance')}</span>
      <span className={clsx(text.number, ledger.wide)}>{t('record.clvShort')}</span>
      <span />
      <span className={ledger.units}>{t('record.units')}</span>
      <span className={clsx(text.number, ledger.wide)}>{withBalance && t('record.balance')}</span>
    </div>
  );
}

/**
 * Renders a tip in one line, or in two on a phone. Its match links to the match, its bet to the whole record.
 *
 * @param closedAt when the tip was settled or withdrawn: its date comes first, and that of the match only when it is another one, both in UTC as
 * the months of the ledger; the match's date comes first without it
 */
export function LedgerRow({ row, closedAt, balanceUnits }: { row: RecordRow; closedAt?: Date; balanceUnits: number | undefined }) {
  const words = useWords();
  const { t, format, href } = words;
  const { clubs, matchPath, origin, closingLineValue, profitUnits } = row;
  const afterwards = useComputedAfterwards()(origin);
  const match = pairingInList(clubs, t);
  return (
    <li id={`record-${row.sequence}`} className={clsx(ledger.row, afterwards && ledger.afterwards)}>
      <span className={ledger.day}>
        <KickoffTime moment={closedAt ?? row.kickoffUtc} show="row-day" dayAlone={closedAt !== undefined || !row.kickoffKnown} />
        {afterwards && <span className={text.visuallyHidden}>, {t('tip.computedAfterwards')}</span>}
      </span>
      <span className={ledger.what}>
        <b>{matchPath === undefined ? match : <a href={href(matchPath)}>{match}</a>}</b>
        <span>
          <a href={href(trackRecordAddress.href({ record: row.sequence }))}>{anyBetWords(row.bet, clubs, words)}</a>
          {closedAt !== undefined && dayOf(closedAt) !== dayOf(row.kickoffUtc) && (
            <span className={ledger.played}>
              {withElements(t, 'record.playedOn', { day: <KickoffTime moment={row.kickoffUtc} show="row-day" dayAlone /> })}
            </span>
          )}
          {row.formerOutcomes.map((outcome) => (
            <span key={outcome} className={ledger.former}>
              {t('record.firstSettled', { outcome: outcomeWords(t)[outcome].word })}
            </span>
          ))}
        </span>
      </span>
      <span className={ledger.price}>
        <Price odds={row.decimalOdds} />
      </span>
      <span className={clsx(text.number, ledger.wide)}>
        <span className={text.visuallyHidden}>{t('record.chance')} </span>
        {format.percent(row.probability)}
      </span>
      <span className={clsx(text.number, ledger.wide)}>
        <span className={text.visuallyHidden}>{t('record.clvShort')} </span>
        {closingLineValue === undefined ? '–' : format.signed(closingLineValue * 100, 1)}
      </span>
      <BetLetter state={row.state} />
      <span className={clsx(ledger.units, unitsClass(profitUnits))}>
        {profitUnits === undefined ? outcomeWords(t)[row.state].word : format.signed(profitUnits, 2)}
      </span>
      <span className={clsx(text.number, ledger.wide)}>
        {balanceUnits !== undefined && (
          <>
            <span className={text.visuallyHidden}>{t('record.balance')} </span>
            {profitUnits !== undefined && format.signed(balanceUnits, 2)}
          </>
        )}
      </span>
    </li>
  );
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function unitsClass(profitUnits: number | undefined): string | undefined {
  if (profitUnits === undefined) return ledger.word;
  if (profitUnits === 0) return undefined;
  return profitUnits > 0 ? ledger.gain : ledger.loss;
}
