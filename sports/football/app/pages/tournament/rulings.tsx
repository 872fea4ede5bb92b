import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { PointAdjustment } from '#data/queries/tournament/list-point-adjustments.ts';
import type { AdjustmentReason } from '#domain/tournament/adjustment-reason.ts';
import styles from './tables.module.css';

const reasonKeys = {
  'financial-rules': 'financialRules',
  insolvency: 'insolvency',
  'unpaid-wages': 'unpaidWages',
  'unpaid-tax': 'unpaidTax',
  licensing: 'licensing',
  'ineligible-player': 'ineligiblePlayer',
  'match-fixing': 'matchFixing',
  'match-not-played': 'matchNotPlayed',
  'crowd-trouble': 'crowdTrouble',
  appeal: 'appeal',
} as const satisfies Record<AdjustmentReason, string>;

/** Points by a ruling, with the public names of the sources whose tables the site took it from. */
export type NamedAdjustment = Omit<PointAdjustment, 'accordingTo'> & { readonly accordingTo: readonly string[] };

interface RulingsProps {
  readonly adjustments: readonly NamedAdjustment[];
  readonly clubs: readonly { readonly id: number; readonly name: string }[];
}

/** Draws the points that rulings gave or took, with their reasons and days, as the legend of the marks in the tables. */
export function Rulings({ adjustments, clubs }: RulingsProps) {
  const { t } = useWords();
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]));
  const ofTables = adjustments.filter(({ teamId }) => nameOf.has(teamId));
  if (ofTables.length === 0) return null;
  return (
    <div className={styles.rulings}>
      <p className={text.caption}>* {t('ruling.title')}</p>
      <ul className={text.caption}>
        {ofTables.map((adjustment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a club may have several on one day, and none moves.
          <li key={index}>
            <Ruling adjustment={adjustment} name={nameOf.get(adjustment.teamId) as string} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ruling({ adjustment: { points, reason, decidedAt, accordingTo }, name }: { adjustment: NamedAdjustment; name: string }) {
  const { format, t } = useWords();
  const day = decidedAt === null ? t('ruling.dateUnknown') : format.dayInFull(decidedAt, 'UTC');
  return [
    `${name} ${format.signed(points)}`,
    ...(reason === null ? [] : [t(`ruling.${reasonKeys[reason]}`)]),
    day,
    ...(accordingTo.length === 0 ? [] : [t('ruling.accordingTo', { sources: accordingTo.join(', ') })]),
  ].join(' · ');
}
