/** The operator of the site, as the law of some countries requires it to be named. Lines are copied from the settings as they are. */
export interface Operator {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly phone?: string | undefined;
  readonly representedBy?: string | undefined;
  readonly register?: readonly string[] | undefined;
  readonly responsible?: readonly string[] | undefined;
}

export type OfficeCity = 'london' | 'berlin';

export interface Imprint {
  /** Undefined until the settings name one. */
  readonly operator?: Operator | undefined;
  /** The lines of the addresses that are known. */
  readonly offices: Readonly<Partial<Record<OfficeCity, readonly string[] | undefined>>>;
}
