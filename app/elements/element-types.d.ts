import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementOf<Attributes extends string = never> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly [Name in Attributes]?: string | undefined;
} & { readonly class?: string | undefined };

declare module 'react' {
  namespace JSX {
    /** The elements of `app/elements/`, with the attributes that each reads. */
    interface IntrinsicElements {
      'alert-sheet': ElementOf<'item' | 'heading' | 'src'>;
      'carried-choices': ElementOf;
      'chance-history': ElementOf<'forecast' | 'turns' | 'play'>;
      'consent-bar': ElementOf<'address' | 'loading'>;
      'consent-opener': ElementOf;
      'contact-form': ElementOf;
      'copy-code': ElementOf<'code' | 'copied' | 'by-hand' | 'count'>;
      'copy-text': ElementOf<'copied' | 'by-hand'>;
      'country-letters': ElementOf<'src'>;
      'data-icon': ElementOf;
      'device-details': ElementOf;
      'display-choice': ElementOf<'of'>;
      'favourite-star': ElementOf<'item'>;
      'favourites-tab': ElementOf;
      'filling-notice': ElementOf;
      'fold-line': ElementOf<'src' | 'opens' | 'rows'>;
      'hidden-score': ElementOf<'heading'>;
      'language-links': ElementOf;
      'later-part': ElementOf<'part' | 'src' | 'near'>;
      'law-lines': ElementOf<'country' | 'src'>;
      'league-countries': ElementOf<'src'>;
      'league-country': ElementOf<'leagues'>;
      'league-filter': ElementOf<'list' | 'src'>;
      'licensed-price': ElementOf<'countries' | 'shows'>;
      'live-cell': ElementOf<'match'>;
      'live-chances': ElementOf<'match' | 'forecast' | 'play'>;
      'live-count': ElementOf<'of' | 'from'>;
      'live-feed': ElementOf<'topics' | 'after' | 'words' | 'counts' | 'late'>;
      'live-line': ElementOf;
      'live-part': ElementOf<'on' | 'match'>;
      'live-prediction': ElementOf<'outcome'>;
      'live-remark': ElementOf<'match'>;
      'live-scorers': ElementOf<'match' | 'highlights'>;
      'live-score': ElementOf<'match'>;
      'live-tip': ElementOf<'match' | 'tip' | 'leg' | 'standing' | 'shows'>;
      'match-clock': ElementOf<'match' | 'stages'>;
      'match-group': ElementOf;
      'offer-slot': ElementOf<'src'>;
      'own-competitions': ElementOf<'among' | 'src'>;
      'own-country': ElementOf;
      'own-vote': ElementOf<'item'>;
      'popover-menu': ElementOf;
      'proof-check': ElementOf<'leaf' | 'at' | 'of' | 'path' | 'root' | 'line' | 'hash'>;
      'qr-code': ElementOf<'text'>;
      'quiz-steps': ElementOf<'src'>;
      'search-box': ElementOf<'suggestions'>;
      'share-button': ElementOf<'heading' | 'copied' | 'link'>;
      'show-more': ElementOf<'list'>;
      'slip-count': ElementOf;
      'slip-opener': ElementOf;
      'slip-place': ElementOf;
      'slip-price': ElementOf<'leg'>;
      'zone-choice': ElementOf;
    }
  }
}
