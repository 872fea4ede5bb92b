import { clsx } from 'clsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { OfferSlot } from '#app/components/offers/offer-slot.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { MatchPrices } from '#sports/shared/app/components/match-prices.tsx';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import styles from './basketball-game.module.css';
import type { BasketballGameView } from './basketball-game.server.ts';
import { Chances } from './chances.tsx';
import { Form } from './form.tsx';
import { GameHead } from './game-head.tsx';
import { LeadChart } from './lead-chart.tsx';
import { MetBefore } from './met-before.tsx';
import { Most } from './most.tsx';
import { Tables } from './tables.tsx';
import { WhoWins } from './who-wins.tsx';

/** Draws the page of a basketball game: its score, chances, earlier tip if any, timeline, both clubs' form, prices and tables. */
export function BasketballGamePage({ view }: { view: BasketballGameView }) {
  const { t } = useWords();
  const { game, told } = view;
  return (
    <>
      <StructuredData data={view.description.sportsEvent} />
      <GameHead view={view} />
      <LivePart id="course" on={['play', 'status']} match={game.id} className={styles.told}>
        <LeadChart view={view} />
      </LivePart>
      {told.length > 0 && (
        <div className={game.status === 'finished' ? styles.told : undefined}>
          <TwoSidedSection title={t(game.status === 'finished' ? 'review.title' : 'preview.title')}>
            <p className={styles.prose}>{told.join(' ')}</p>
          </TwoSidedSection>
        </div>
      )}
      <div className={clsx(section.columns, section.halves)}>
        <div>
          <Chances view={view} />
          <MetBefore view={view} />
          <WhoWins view={view} />
        </div>
        <div>
          <LivePart id="most" on={['play', 'status']} match={game.id} className={styles.told}>
            <Most game={game} />
          </LivePart>
          <Form view={view} />
        </div>
      </div>
      <MatchPrices match={game} markets={view.markets} begun={view.begun} />
      <p className={clsx(text.note, styles.rule)}>{t('basketball.settlingRule')}</p>
      <Tables view={view} />
      <OfferSlot placement="prediction" match={game.id} />
    </>
  );
}
