import { useWords } from '#app/i18n/words.tsx';
import type { BlockedLinkView } from './blocked-link.server.ts';
import { HelpList } from './help-list.tsx';
import { hindranceWords } from './hindrance-words.ts';
import { ReviewLink } from './review-link.tsx';

/** Instead of a bookmaker's site: why not, and where help is. */
export function BlockedLinkPage({ view: { bookmaker, hindrance, help } }: { view: BlockedLinkView }) {
  const words = useWords();
  const { t, href } = words;
  return (
    <div className="text-page art">
      <h1 className="h1">{t('offers.blocked')}</h1>
      <p className="stand-first">{hindranceWords(hindrance, bookmaker, words)}</p>
      <p className="ads">
        <ReviewLink bookmaker={bookmaker} />
        <a className="btn" href={href('/')}>
          {t('states.toToday')}
        </a>
      </p>
      <HelpList help={help} />
    </div>
  );
}
