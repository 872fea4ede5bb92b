import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { DateBar } from '#app/components/date-bar.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { headTags } from '#app/shell/page-head.ts';
import { ServerHtml } from '#app/ui/server-html.tsx';
import { NoTips } from './no-tips.tsx';
import { TipFilters } from './tip-filters.tsx';
import { TipLines } from './tip-lines.tsx';
import { TipSumsLine } from './tip-sums-line.tsx';
import type { loader, TipsView } from './tips.server.ts';
import { tipsPath } from './tips-address.ts';

export { loader } from './tips.server.ts';

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const head = loaderData?.head;
  if (head === undefined) return [];
  // The feed stands below the page's own address, in the same language.
  const feed = new URL(head.addresses[head.locale] as string);
  feed.search = '';
  feed.pathname += '/feed.xml';
  return [...headTags(head), { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feed.href }];
}

export default function Tips() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="text-page">
      <ServerHtml view={view}>{(shown) => <TipsOfDay view={shown} />}</ServerHtml>
    </main>
  );
}

function TipsOfDay({ view }: { view: TipsView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, ofDay, tips, sums } = view;
  return (
    <>
      <h1 className="h1 tips-h">{heading}</h1>
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(listed) => href(tipsPath({ ...address, date: listed === today ? undefined : listed, pages: 1 }))}
        countWords={(count) => t('tips.number', { count })}
      />
      {ofDay > 0 && <TipFilters view={view} />}
      {tips.length === 0 ? (
        <NoTips view={view} />
      ) : (
        <>
          <TipSumsLine sums={sums} />
          <TipLines view={view} />
          {sums.tips > tips.length && (
            <a className="btn btn-block more" href={href(tipsPath({ ...address, pages: address.pages + 1 }))} data-keep-scroll="">
              {t('tips.showMore')}
            </a>
          )}
          <p className="cap prices-note">{t('tips.note')}</p>
        </>
      )}
    </>
  );
}
