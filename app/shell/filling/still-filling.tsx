import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { SiteFilling } from './filling.server.ts';

/** Renders a notice in place of an empty list while a new site is being filled: its matches may still come. */
export function StillFilling({ filling: { kind, done, total }, action }: { filling: SiteFilling; action?: ReactNode }) {
  const { t, format } = useWords();
  const progress = { done: format.integer(done), total: format.integer(total) };
  return kind === 'past' ? (
    <EmptyState title={t('states.noData')} why={t('shell.pastLoadingMeaning', progress)} action={action} />
  ) : (
    <EmptyState title={t('states.fetching')} why={t('states.fetchingWhy', progress)} action={action} />
  );
}
