import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementOf<Attributes extends string = never> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  readonly [Name in Attributes]?: string | undefined;
} & { readonly class?: string | undefined };

declare module 'react' {
  namespace JSX {
    /** The elements of `app/elements/`, with the attributes that each reads. */
    interface IntrinsicElements {
      'consent-bar': ElementOf<'address' | 'loading'>;
      'consent-opener': ElementOf;
      'contact-form': ElementOf;
      'copy-code': ElementOf<'code' | 'copied' | 'by-hand' | 'count'>;
      'law-lines': ElementOf<'country' | 'src'>;
      'offer-slot': ElementOf<'src'>;
      'own-vote': ElementOf<'item'>;
      'quiz-steps': ElementOf<'src'>;
      'share-button': ElementOf<'heading' | 'copied'>;
      'slip-count': ElementOf;
      'slip-opener': ElementOf;
      'slip-place': ElementOf;
      'slip-price': ElementOf<'leg'>;
    }
  }
}
