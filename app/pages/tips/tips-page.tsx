import { clsx } from 'clsx';
import { DateBar } from '#app/components/date-bar.tsx';
import { LiveFeed } from '#app/components/live-feed.tsx';
import { LivePart } from '#app/components/live-part.tsx';
import { MoreLinks } from '#app/components/more-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { listCountsAddress } from '#app/pages/list-counts/list-counts.address.ts';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { sports } from '#domain/sports/sport.ts';
import { forecastsAddress } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { NoTips } from './no-tips.tsx';
import { TipFilters } from './tip-filters.tsx';
import { TipLines } from './tip-lines.tsx';
import { TipSumsLine } from './tip-sums-line.tsx';
import { tipsAddress } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';
import styles from './tips-page.module.css';

export function TipsPage({ view }: { view: TipsView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, ofDay, tips, sums } = view;
  return (
    <div className={section.textPage}>
      <h1 className={clsx(text.title, styles.heading)}>{heading}</h1>
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(listed) => href(tipsAddress.href({ ...address, date: listed === today ? undefined : listed, more: 1 }))}
        countWords={(count) => t('tips.number', { count })}
      />
      <LivePart id="filters" on={[]}>
        {ofDay > 0 && <TipFilters view={view} />}
      </LivePart>
      <LiveFeed days={view.liveDays} sports={view.liveDays.length === 0 ? [] : sports} counts={href(listCountsAddress.href({}))} />
      <LivePart id="tips" on={['tip', 'status', 'score', 'play']}>
        {tips.length === 0 ? (
          <NoTips view={view} />
        ) : (
          <>
            <TipSumsLine sums={sums} />
            <TipLines view={view} />
          </>
        )}
      </LivePart>
      {tips.length > 0 && (
        <>
          <MoreLinks
            list="list"
            label={t('tips.showMore')}
            more={sums.tips > tips.length ? href(tipsAddress.href({ ...address, more: address.more + 1 })) : undefined}
            less={address.more > 1 ? href(tipsAddress.href({ ...address, more: 1 })) : undefined}
          />
          <p className={clsx(text.caption, styles.note)}>{t('tips.note')}</p>
        </>
      )}
      <p className={styles.note}>
        <a className={text.link} href={href(forecastsAddress.href({ date: address.date, utc: address.utc }))}>
          {t('forecasts.toList')}
        </a>
      </p>
    </div>
  );
}
