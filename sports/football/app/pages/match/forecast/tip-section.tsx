import paper from '#app/components/tips/tip-paper.module.css';
import type { MatchView } from '../match-view.server.ts';
import { FurtherTips } from './further-tips.tsx';
import { MarketsWithoutTip, NoTipLine } from './no-tip.tsx';
import { TipBox } from './tip-box.tsx';

/** Draws the tip with the other markets in a line each, or the reason for having none in one line. */
export function TipSection({ view }: { view: MatchView }) {
  const { tips, noTips } = view;
  const [best, ...further] = tips;
  if (best === undefined) return <NoTipLine view={view} />;
  return (
    <>
      <div className={paper.room}>
        <TipBox tip={best} view={view} />
      </div>
      {further.length > 0 && <FurtherTips tips={further} view={view} />}
      {noTips.length > 0 && <MarketsWithoutTip view={view} decisions={noTips} />}
    </>
  );
}
