import { useWords } from '#app/i18n/words/words.tsx';
import styles from '#app/shell/site-notice.module.css';
import type { SiteFilling } from './filling.server.ts';

/** Renders a line on what is still missing from a site that is being filled; the page is updated until it is complete. */
export function FillingNotice({ filling: { kind, done, total } }: { filling: SiteFilling }) {
  const { t, format } = useWords();
  const progress = { done: format.integer(done), total: format.integer(total) };
  return (
    <filling-notice class={styles.filling}>
      <p>
        <b>{t(kind === 'past' ? 'shell.pastLoading' : 'shell.fetching')}</b>{' '}
        {t(kind === 'past' ? 'shell.pastLoadingMeaning' : 'shell.fetchingMeaning', progress)}
      </p>
    </filling-notice>
  );
}
