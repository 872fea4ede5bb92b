import { useWords } from '#app/i18n/words.tsx';
import { type HomeAddress, homeAddress } from './home.address.ts';

/** Adds the next page below; the reader stays in place. */
export function ShowMore({ address, remaining }: { address: HomeAddress; remaining?: number }) {
  const { t, href, format } = useWords();
  return (
    <a className="btn btn-block more" href={href(homeAddress.href({ ...address, more: address.more + 1 }))} data-keep-scroll="">
      {t('home.showMore')}
      {remaining !== undefined && <span className="muted">{format.integer(remaining)}</span>}
    </a>
  );
}
