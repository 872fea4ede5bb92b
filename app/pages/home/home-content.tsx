import { useWords } from '#app/i18n/words/words.tsx';
import { StillFilling } from '#app/shell/filling/still-filling.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { GroupList } from './group-list.tsx';
import { homeAddress } from './home.address.ts';
import type { HomeView } from './home.server.ts';
import { MixedList } from './mixed-list.tsx';

/** Renders the list that the address requests, or the reason why it is empty. */
export function HomeContent({ address, days, content, filling }: Pick<HomeView, 'address' | 'days' | 'content' | 'filling'>) {
  switch (content.kind) {
    case 'favourites':
      return <FavouriteList content={content} ids={address.ids} />;
    case 'mixed':
      return content.days.length === 0 ? (
        <NoMatches address={address} days={days} filling={filling} />
      ) : (
        <MixedList address={address} list={content} />
      );
    case 'groups':
      return content.groups.length === 0 ? (
        <NoMatches address={address} days={days} filling={filling} />
      ) : (
        <GroupList address={address} list={content} />
      );
  }
}

function NoMatches({ address, days, filling }: Pick<HomeView, 'address' | 'days' | 'filling'>) {
  const { t, href } = useWords();
  const plain = homeAddress.href(address) === homeAddress.href({ ...homeAddress.absent, utc: address.utc });
  const action = plain ? undefined : (
    <a className={button.button} href={href(homeAddress.href({ ...homeAddress.absent, utc: address.utc }))}>
      {t('states.toToday')}
    </a>
  );
  if (filling !== undefined) return <StillFilling filling={filling} action={action} />;
  if (address.tip) return <EmptyState title={t('tips.none')} why={t('home.noTippedMatch')} action={action} />;
  if (address.tab === 'live') return <EmptyState title={t('states.noData')} why={t('home.nothingLive')} action={action} />;
  if (address.list === 'previous') return <EmptyState title={t('states.noData')} why={t('home.nothingPrevious')} action={action} />;
  return (
    <EmptyState title={days.day < days.today ? t('states.noData') : t('states.noUpcoming')} why={t('home.nothingToday')} action={action} />
  );
}
