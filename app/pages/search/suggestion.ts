/** A club or competition that a search field suggests; `detail` says where it is at home. */
export interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
}
