import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { SuspectedTwins } from '#data/queries/clubs/list-suspected-twins.ts';

/** Draws a line below a table for each two clubs in it that may be one club under two names; nothing when there are none. */
export function SuspectedTwinsNote({ twins }: { twins: readonly SuspectedTwins[] }) {
  const { t } = useWords();
  return twins.map(({ name, otherName }) => (
    <p key={name} className={text.note}>
      {t('tournament.suspectedTwins', { name, other: otherName })}
    </p>
  ));
}
