import { clsx } from 'clsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { listCountsAddress } from '#app/pages/list-counts/list-counts.address.ts';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { sports } from '#domain/sports/sport.ts';
import { forecastsAddress } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { listOfFold, OpenDay } from './lists/open-day.tsx';
import { PastDay } from './lists/past-day.tsx';
import { OpinionChips } from './opinion-chips.tsx';
import { tipsAddress } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';
import styles from './tips-page.module.css';

/** Renders the tips and predictions of a day: for today and days to come first the selections that can still be bet on, for a day that is over the outcomes. */
export function TipsPage({ view }: { view: TipsView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, lists } = view;
  return (
    <div className={section.textPage}>
      <h1 className={clsx(text.title, styles.heading)}>{heading}</h1>
      <LivePart id="open" on={['tip', 'status']}>
        {lists !== undefined && <StillOpen view={view} predictions={lists.coming} />}
      </LivePart>
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(listed) => href(tipsAddress.href({ ...address, date: listed === today ? undefined : listed, all: undefined, more: 1 }))}
        countWords={(count) => t('tips.number', { count })}
      />
      <LivePart id="filters" on={[]}>
        <OpinionChips view={view} withLists={lists !== undefined} />
      </LivePart>
      <LiveFeed days={view.liveDays} sports={view.liveDays.length === 0 ? [] : sports} counts={href(listCountsAddress.href({}))} />
      <LivePart id="tips" on={['tip', 'prediction', 'status', 'score', 'play']}>
        {lists === undefined ? <PastDay view={view} /> : <OpenDay view={view} lists={lists} />}
      </LivePart>
      <p className={clsx(text.caption, styles.note)}>{t('tips.note')}</p>
      <p className={styles.note}>
        <a className={text.link} href={href(forecastsAddress.href({ date: address.date, utc: address.utc }))}>
          {t('forecasts.toList')}
        </a>
      </p>
    </div>
  );
}

/** Renders a line above the days: the number of tips and predictions still to come, what came of settled tips, and where all are on record. */
function StillOpen({ view: { openTips, settledTips, address }, predictions }: { view: TipsView; predictions: number }) {
  const { t, format, href } = useWords();
  const { utc, date } = address;
  const { won, settled } = settledTips;
  return (
    <p className={clsx(text.note, styles.open)}>
      {t('offer.toCome', { tips: t('tips.number', { count: openTips }), predictions: t('predictions.counted', { count: predictions }) })}{' '}
      {settled > 0 && (
        <>
          <a className={text.link} href={href(`${tipsAddress.href({ date, utc })}#${listOfFold('finished')}`)}>
            {t('offer.settledToday', { figures: t('offer.ofAll', { part: format.integer(won), all: format.integer(settled) }) })}
          </a>{' '}
        </>
      )}
      <a className={text.link} href={href(trackRecordAddress.href({ utc }))}>
        {t('offer.onRecord')}
      </a>
    </p>
  );
}
