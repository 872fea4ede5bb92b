import { ofEach } from './of-each.ts';

/** The facts of a language apart from its words. Prefix and code are the specification's. */
export interface LocaleFacts {
  readonly code: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly flag: string;
  readonly prefix: string;
  readonly openGraph: string;
  /** The zone whose hours its pages have until they know the reader's. */
  readonly zone: string;
  /** The setting that names its own domain. */
  readonly domain: `DOMAIN_${string}`;
}

/** Facts of every language, by BCP-47 tag. */
export const localeFacts = ofEach('locale');
