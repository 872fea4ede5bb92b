import { clsx } from 'clsx';
import { DayAndLeagueChips } from '#app/components/page/day-and-league-chips.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { HowOften } from './how-often.tsx';
import { StreakGroup } from './streak-group.tsx';
import { StreakKey } from './streak-key.tsx';
import { streaksAddress } from './streaks.address.ts';
import type { StreaksView } from './streaks.server.ts';
import styles from './streaks-page.module.css';

/** Max difference from the share of all matches at which a streak means little. */
const little = 0.1;

export function StreaksPage({ view }: { view: StreaksView }) {
  const { t, href } = useWords();
  const { address, days, leagues, matches, groups } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('streaks.title')}</h1>
      <Lead view={view} />
      <DayAndLeagueChips chosen={address} days={days} leagues={leagues} to={(choice) => streaksAddress.href({ ...choice, more: 1 })} />
      {matches.read === 0 ? (
        <EmptyState title={t('states.noUpcoming')} why={t('streaks.noMatchWhy')} />
      ) : (
        <>
          <p className={clsx(text.caption, styles.extent)}>
            {t('streaks.extent', { shown: groups.flat().length, read: matches.read, all: matches.all })}
          </p>
          {groups.length === 0 ? (
            <EmptyState title={t('streaks.none')} why={t('streaks.noneWhy')} />
          ) : (
            <>
              {view.isCounted && <StreakKey />}
              <div id="list">
                {groups.map((ofLeague) => (
                  <StreakGroup key={ofLeague[0].competition.id} matches={ofLeague} isCounted={view.isCounted} />
                ))}
              </div>
            </>
          )}
          <MoreLinks
            list="list"
            label={t('home.showMore')}
            remaining={matches.all - matches.read}
            more={matches.all > matches.read ? href(streaksAddress.href({ ...address, more: address.more + 1 })) : undefined}
            less={address.more > 1 ? href(streaksAddress.href({ ...address, more: 1 })) : undefined}
          />
        </>
      )}
      <HowOften view={view} />
    </div>
  );
}

/** Draws the sentence on how much streaks reveal about the next match, by the counted outcomes. */
function Lead({ view: { all } }: { view: StreaksView }) {
  const { t, format } = useWords();
  if (all === undefined) return <p className={text.lead}>{t('streaks.leadUncounted')}</p>;
  const figures = { count: format.integer(all.followed), share: format.percent(all.share), usual: format.percent(all.usual) };
  const saysLittle = Math.abs(all.share - all.usual) < little;
  return <p className={text.lead}>{t(saysLittle ? 'streaks.leadLittle' : 'streaks.leadCounted', figures)}</p>;
}
