import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { tipsAddress, unfiltered } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

/** Renders the reason for an empty page: filters without a match, a day that is still to come or not yet rebuilt, or no price that was good enough. */
export function NoTips({ view: { address, day, today, ofDay, matchesLookedAt, rebuilding, isFilling } }: { view: TipsView }) {
  const { t, href, format } = useWords();
  const dayWords = (of: typeof day) => format.dayOfYear(format.noonOf(of), 'UTC');
  if (ofDay > 0) {
    const clear = (
      <a className={button.button} href={href(tipsAddress.href({ ...address, ...unfiltered, more: 1 }))}>
        {t('tips.clear')}
      </a>
    );
    return <EmptyState title={t('tips.noneMatch')} why={t('tips.noneMatchWhy', { count: ofDay })} action={clear} />;
  }
  const toToday = day !== today && (
    <a className={button.button} href={href(tipsAddress.href({ utc: address.utc }))}>
      {t('tips.toToday')}
    </a>
  );
  if (rebuilding !== undefined) {
    const { doneDay, untilDay } = rebuilding;
    const why = t('tips.rebuilding', { done: dayWords(doneDay), until: dayWords(untilDay) });
    return <EmptyState title={t('tips.noneYet')} why={why} action={toToday} />;
  }
  if (isFilling) return <EmptyState title={t('tips.noneYet')} why={t('tips.afterFilling')} action={toToday} />;
  if (matchesLookedAt > 0)
    return <EmptyState title={t('tips.none')} why={t('tips.noneWhy', { count: matchesLookedAt })} action={toToday} />;
  if (day > today) return <EmptyState title={t('tips.noneYet')} why={t('tips.noneYetWhy')} action={toToday} />;
  return <EmptyState title={t('tips.none')} why={t('tips.nothingLookedAt')} action={toToday} />;
}
