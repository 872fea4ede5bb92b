import { ofEach } from './of-each.ts';

/** Facts of a language apart from its words. The specification prescribes prefix and code. */
export interface LocaleFacts {
  readonly code: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly flag: string;
  readonly prefix: string;
  readonly openGraph: string;
  /** Time zone of the pages until they know the reader's. */
  readonly zone: string;
  /** The setting that names its own domain. */
  readonly domain: `DOMAIN_${string}`;
}

/** Facts of every language, by BCP-47 tag. */
export const localeFacts = ofEach('locale');
