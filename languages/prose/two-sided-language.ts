import type { ProseLanguage } from './prose-language.ts';
import type { ProseFigures } from './story-texts.ts';
import type { BasketballProse, BasketballTexts, TennisProse, TennisTexts } from './two-sided-texts.ts';

/** The signs between the games of a set, between sets, and between points. */
interface ScoreSigns {
  readonly games: string;
  readonly sets: string;
  readonly points: string;
}

/** Language-specific parts of the prose about these sports. */
export interface TwoSidedLanguage<Noun> {
  readonly prose: ProseLanguage<Noun>;
  readonly tennis: (of: TennisProse) => TennisTexts;
  readonly basketball: (of: BasketballProse) => BasketballTexts<Noun>;
  readonly signs: ScoreSigns;
  /** Returns the figures for running text, where they differ from those in tables: `58 Prozent`. */
  readonly inRunningText?: (figures: ProseFigures) => ProseFigures;
}
