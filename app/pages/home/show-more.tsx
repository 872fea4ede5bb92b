import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { type HomeAddress, homeAddress } from './home.address.ts';

/** Renders the link that adds the next page below; the reader stays in place. */
export function ShowMore({
  address,
  hasMore,
  next,
}: {
  address: HomeAddress;
  hasMore: boolean;
  /** The place at which another document continues, when this one is at its max length. */
  next: number | undefined;
}) {
  const { t, href } = useWords();
  return (
    <MoreLinks
      list="list"
      label={t('home.showMore')}
      more={
        hasMore
          ? href(homeAddress.href(next === undefined ? { ...address, more: address.more + 1 } : { ...address, start: next, more: 1 }))
          : undefined
      }
      less={address.more > 1 ? href(homeAddress.href({ ...address, more: 1 })) : undefined}
    />
  );
}
