import { MoreLinks } from '#app/components/more-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { type HomeAddress, homeAddress } from './home.address.ts';

/** Adds the next page below; the reader stays in place. */
export function ShowMore({ address, hasMore, remaining }: { address: HomeAddress; hasMore: boolean; remaining?: number }) {
  const { t, href } = useWords();
  return (
    <MoreLinks
      list="list"
      label={t('home.showMore')}
      more={hasMore ? href(homeAddress.href({ ...address, more: address.more + 1 })) : undefined}
      less={address.more > 1 ? href(homeAddress.href({ ...address, more: 1 })) : undefined}
      remaining={remaining}
    />
  );
}
