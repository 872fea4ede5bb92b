import { BonusBox } from '#app/components/bonus-box.tsx';
import { OfferBox } from '#app/components/offer-box.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HelpList } from './help-list.tsx';
import { hindranceWords } from './hindrance-words.ts';
import type { OffersView } from './offers.server.ts';
import { ReviewLink } from './review-link.tsx';

/** Shows what a visitor without JavaScript gets instead of the places for offers, in a page of its own that nobody keeps. */
export function OffersPage({ view: { title, bookmaker, offers, hindrance, guide, help } }: { view: OffersView }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className="text-page art">
      <h1 className="h1">{title}</h1>
      {hindrance === undefined ? (
        <>
          <p className="lead">{t('offers.intro')}</p>
          <OfferBox offers={offers} />
          {guide !== undefined && <BonusBox {...guide} />}
        </>
      ) : (
        <EmptyState
          title={t('offers.none')}
          why={hindranceWords(hindrance, bookmaker, words)}
          action={<ReviewLink bookmaker={bookmaker} />}
        />
      )}
      <HelpList help={help} />
    </div>
  );
}
