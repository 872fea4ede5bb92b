import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BegunFold } from '#app/components/matches/begun-fold.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import text from '#app/ui/text.module.css';
import { minPickChance, type PickKind, shownAtFirst } from '#domain/prediction/choose-picks.ts';
import { addDays } from '#domain/time/local-day.ts';
import { forecastsAddress } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { NoTips } from '../no-tips.tsx';
import { settledOf } from '../settled-tips.ts';
import { ThreeTogether } from '../three-together.tsx';
import { TipLines } from '../tip-lines.tsx';
import { isFiltered, listsOf, tipsAddress } from '../tips.address.ts';
import type { TipsView } from '../tips.server.ts';
import { whyNoTips } from '../why-no-tips.ts';
import { BegunPredictions } from './begun-predictions.tsx';
import { finishedWords } from './finished-words.ts';
import styles from './open-day.module.css';
import { OpinionList } from './opinion-list.tsx';
import type { OpinionLists } from './opinion-lists.server.ts';
import { PickEntry } from './pick-entry.tsx';
import { TipEntry } from './tip-entry.tsx';

/** Renders today or a day to come: first the selections that can still be bet on, then, folded, the matches being played and those that are over. */
export function OpenDay({ view, lists }: { view: TipsView; lists: OpinionLists }) {
  const words = useWords();
  const { t, format, href } = words;
  const { address, tips, inPlay, finished, day, today } = view;
  const nothingOpen = lists.coming === 0 && tips.every(({ phase }) => phase !== 'to-come');
  return (
    <>
      {nothingOpen && !isFiltered(address) ? (
        <NothingOpen view={view} />
      ) : (
        <div className={styles.columns}>
          <Picks of="likely" view={view} lists={lists} aside={t('offer.priceOverChance')}>
            <p className={clsx(text.caption, styles.caption)}>{t('offer.likelyIsNotPaid')}</p>
            <p className={styles.all}>
              <a className={text.link} href={href(forecastsAddress.href({ date: address.date, utc: address.utc }))}>
                {t('offer.allPredictions')}
              </a>{' '}
              <span className={text.muted}>{format.integer(lists.coming)}</span>
            </p>
          </Picks>
          <Value view={view} />
          <Picks of="goals" view={view} lists={lists} aside={t('bet.over', { line: format.line(2.5, false), count: 2.5 })} />
          <Picks of="both" view={view} lists={lists} aside={t('offer.priceOverChance')} />
          {lists.together !== undefined && <ThreeTogether three={lists.together} />}
        </div>
      )}
      {day <= today && (
        <div className={styles.begun}>
          <Begun
            of="inPlay"
            view={view}
            sums={
              inPlay.found > 0
                ? t('offer.standing', {
                    predictions: t('predictions.counted', { count: inPlay.found }),
                    standing: format.integer(inPlay.standing),
                  })
                : ''
            }
          />
          <Begun of="finished" view={view} sums={finishedWords(finished, words)} />
        </div>
      )}
    </>
  );
}

function Picks({
  of,
  view: { address },
  lists,
  aside,
  children,
}: {
  of: PickKind;
  view: TipsView;
  lists: OpinionLists;
  aside: string;
  children?: ReactNode;
}) {
  const { t, format } = useWords();
  if (!listsOf(address).includes(of)) return null;
  const { picks, found } = lists[of];
  return (
    <OpinionList
      of={of}
      address={address}
      title={t(`offer.${of}`)}
      aside={aside}
      shown={picks.length}
      found={found}
      none={isFiltered(address) ? t('forecasts.noneMatch') : t('offer.noneLikely', { share: format.percent(minPickChance[of]) })}
      after={children}
    >
      {picks.map((pick) => (
        <PickEntry key={pick.match.id} pick={pick} />
      ))}
    </OpinionList>
  );
}

/** Renders the open tips, the greatest value at present first. */
function Value({ view }: { view: TipsView }) {
  const { t } = useWords();
  const why = whyNoTips(view, t);
  const open = view.tips
    .filter(({ phase }) => phase === 'to-come')
    .toSorted((first, second) => (second.now ?? second).expectedValue - (first.now ?? first).expectedValue);
  const shown = view.address.all === 'value' ? open : open.slice(0, shownAtFirst);
  return (
    <OpinionList
      of="value"
      address={view.address}
      title={t('offer.value')}
      aside={t('offer.oneUnitEach')}
      shown={shown.length}
      found={open.length}
      onPink
      none={why}
    >
      {shown.map((tip) => (
        <TipEntry key={tip.sequence} tip={tip} />
      ))}
    </OpinionList>
  );
}

/** Returns the id of the tips in a fold; a link to it opens the fold. */
export function listOfFold(of: 'inPlay' | 'finished'): string {
  return `list-${of}`;
}

/** Renders a group of matches that have begun, with the tips on them; nothing for an empty group. */
function Begun({ of, view, sums }: { of: 'inPlay' | 'finished'; view: TipsView; sums: string }) {
  const { t, format, href } = useWords();
  const { address, day, sums: ofTips } = view;
  const { predictions, found } = view[of];
  const tips = view.tips.filter(({ phase }) => phase === (of === 'inPlay' ? 'live' : 'over'));
  if (found === 0 && tips.length === 0) return null;
  const { won, settled } = settledOf(tips);
  const figures = t('offer.ofAll', { part: format.integer(won), all: format.integer(settled) });
  const ofFinished = settled > 0 ? t('offer.tipsWon', { figures }) : '';
  const ofPlayed = tips.length > 0 ? t('tips.number', { count: tips.length }) : '';
  return (
    <BegunFold title={t(`offer.${of}`)} sums={[sums, of === 'inPlay' ? ofPlayed : ofFinished].filter(Boolean).join(' · ')} id={of}>
      {tips.length > 0 && <TipLines tips={tips} id={listOfFold(of)} />}
      {of === 'finished' && (
        <MoreLinks
          list={listOfFold(of)}
          label={t('tips.showMore')}
          more={ofTips.tips > view.tips.length ? href(tipsAddress.href({ ...address, more: address.more + 1 })) : undefined}
          less={address.more > 1 ? href(tipsAddress.href({ ...address, more: 1 })) : undefined}
        />
      )}
      {found > 0 && <BegunPredictions predictions={predictions} found={found} day={day} utc={address.utc} />}
    </BegunFold>
  );
}

/** Renders a note that nothing of the day can be bet on any more, or that nothing of it is known yet. */
function NothingOpen({ view }: { view: TipsView }) {
  const words = useWords();
  const { t, href } = words;
  const { address, day, finished } = view;
  const sums = finishedWords(finished, words);
  const hasBegun = view.inPlay.found + finished.found + view.tips.length > 0;
  if (!hasBegun) return <NoTips view={view} />;
  const next = (
    <a className={button.button} href={href(tipsAddress.href({ date: addDays(day, 1), utc: address.utc }))}>
      {t('offer.nextDay')}
    </a>
  );
  return <EmptyState title={t('offer.nothingOpen')} why={sums === '' ? t('offer.nothingOpenWhy') : `${sums}.`} action={next} />;
}
