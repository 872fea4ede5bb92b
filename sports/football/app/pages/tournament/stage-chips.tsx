import { stageName } from '#app/components/competitions/stage-name.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import type { StageTab } from './stage-tabs.ts';
import { placePath } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

/** Draws links to the stages of a season that has several. A cup's groups and bracket are reached by the sections of its page instead. */
export function StageChips({
  view: { place, sections, tournament },
  stages,
  shown,
}: {
  view: Pick<TournamentView, 'place' | 'sections' | 'tournament'>;
  stages: readonly StageTab[];
  shown: string | undefined;
}) {
  const { href, t } = useWords();
  const withTables = stages.filter((tab) => tab.place.section === 'table').length;
  if (stages.length < 2 || (tournament.type === 'cup' && withTables < 2)) return null;
  return (
    <nav className={chip.chips} aria-label={t('tournament.stages')} data-keep-scroll="stages">
      {stages.map((tab) => (
        <a
          key={tab.id}
          className={chip.chip}
          href={href(placePath({ ...place, ...tab.place }, sections[0]))}
          aria-current={tab.id === shown ? 'page' : undefined}
        >
          {stageName(t, tab.id)}
        </a>
      ))}
    </nav>
  );
}
