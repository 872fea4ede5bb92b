import { clsx } from 'clsx';
import { BonusBox } from '#app/components/offers/bonus-box.tsx';
import { OfferBox } from '#app/components/offers/offer-box.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { HelpList } from './help-list.tsx';
import { hindranceWords } from './hindrance-words.ts';
import type { OffersView } from './offers.server.ts';
import styles from './offers-page.module.css';
import { ReviewLink } from './review-link.tsx';

/** Renders the offers for a visitor without JavaScript, in place of the slots on pages; this separate page is not cached. */
export function OffersPage({ view: { title, bookmaker, offers, hindrance, guide, help } }: { view: OffersView }) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={clsx(section.textPage, styles.page)}>
      <h1 className={clsx(text.title, styles.title)}>{title}</h1>
      {hindrance === undefined ? (
        <>
          <p className={text.lead}>{t('offers.intro')}</p>
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
