import type { MatchView } from '../match-view.server.ts';
import { ForecastReview } from './forecast-review.tsx';
import { FurtherTips } from './further-tips.tsx';
import { MarketsWithoutTip, NoTipBox } from './no-tip.tsx';
import { TipBox } from './tip-box.tsx';

/** The section with the tip, or the reason for having none, the other markets in a line each, and after the match how they ended. */
export function TipSection({ view }: { view: MatchView }) {
  const { match, tips, noTips, forecast } = view;
  const [best, ...further] = tips;
  const withoutTip = best === undefined ? noTips.slice(1) : noTips;
  return (
    <>
      {best === undefined ? <NoTipBox view={view} /> : <TipBox tip={best} view={view} />}
      {further.length > 0 && <FurtherTips tips={further} view={view} />}
      {withoutTip.length > 0 && <MarketsWithoutTip view={view} decisions={withoutTip} />}
      {forecast?.came !== undefined && <ForecastReview match={match} forecast={forecast} came={forecast.came} origin={best?.origin} />}
    </>
  );
}
