import type { ReactNode } from 'react';

/** The components of one subject in their states, under one heading. */
export interface Section {
  /** The anchor of the heading. */
  readonly id: string;
  readonly title: string;
  /** True for what needs the width that the site gives a list of matches. */
  readonly isWide?: boolean;
  /** The states of each component, by the component's name and by a caption of a few words. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
}
