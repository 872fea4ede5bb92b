import type { IllustratedArticle, ListedArticle } from '#app/components/articles/listed-article.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { GuideWords } from '#data/articles/guide.ts';
import type { Authority, CountryCode, Register } from '#domain/jurisdiction/jurisdiction.ts';
import type { LocalDay } from '#domain/time/local-day.ts';

/** The part of the sign-up guide that every visitor sees: its steps and costs, and no offer. */
export interface GuideView extends ListedArticle {
  readonly updated: LocalDay;
  readonly steps: GuideWords['steps'];
  /** The text before the steps, and the text after them. */
  readonly before: string;
  readonly after: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly countries: readonly CountryRules[];
  /** True when bonuses may be advertised in the language's home country, so that the page reserves room for a code. */
  readonly roomForCode: boolean;
  /** The guide's absolute address, for share links. */
  readonly address: string;
  /** Articles that a reader needs before, or instead of, opening an account. */
  readonly related: readonly IllustratedArticle[];
  readonly structured: Readonly<Record<string, unknown>>;
  readonly head: PageHead;
}

/** The rules of a country for opening an account. */
export interface CountryRules {
  readonly country: CountryCode;
  readonly minimumAge: number;
  readonly regulator: Authority | undefined;
  readonly register: Register | undefined;
}
