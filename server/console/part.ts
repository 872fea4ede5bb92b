import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { Settings } from '#server/start/settings.ts';
import type { ProcessFigures } from './process-figures.ts';
import type { Html } from './views/html.ts';
import type { View } from './views/view.ts';

/** The site as the console's parts read and change it. */
export interface ConsoleSite {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly figures: ProcessFigures;
}

/** One line about a part: `fault` is what fails, `waiting` what an operator has to decide, `fine` neither. */
export interface Summary {
  readonly state: 'fault' | 'waiting' | 'fine';
  readonly text: string;
}

/** The outcome of an action. */
export interface Done {
  /** One sentence that says what was done. */
  readonly message: string;
  /** The action that undoes it, if there is one. */
  readonly undo?: ActionCall | undefined;
}

/** A call of an action, as a form sends it. */
export interface ActionCall {
  /** Path of the part that has the action. */
  readonly part: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The text of a form's fields, by name; a field that was not sent is undefined. */
export type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Carries out a decision. An error whose message a person understands (`explainFailure`), and an ActionError, are shown on the page; any
 * other is logged.
 */
export type Action = (site: ConsoleSite, fields: Fields, actor: string) => Promise<Done>;

/** The error of a decision that cannot be carried out; the operator sees its message. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
}

/** A part of the console: a page, its line on the first page, and the decisions that its forms send. */
export interface Part<Loaded> {
  /** The last part of its address, such as `jobs`. */
  readonly path: string;
  readonly title: string;
  load(site: ConsoleSite): Promise<Loaded>;
  /** Returns the part's line on the first page. */
  summary(loaded: Loaded, now: Date): Summary;
  /** Returns what is below the title. */
  render(loaded: Loaded, view: View): Html;
  /** The decisions by name, the last part of the address to which their forms are sent. */
  readonly actions?: Readonly<Record<string, Action>>;
}

/** A part without the type of what it loads. */
export interface ConsolePart {
  readonly path: string;
  readonly title: string;
  readonly actions: Readonly<Record<string, Action>>;
  summary(site: ConsoleSite): Promise<Summary>;
  page(site: ConsoleSite, view: View): Promise<Html>;
}

/** Returns a part for the list of parts. */
export function definePart<Loaded>({ path, title, load, summary, render, actions = {} }: Part<Loaded>): ConsolePart {
  return {
    path,
    title,
    actions,
    summary: async (site) => summary(await load(site), site.clock.now()),
    page: async (site, view) => render(await load(site), view),
  };
}
