import type { ComponentType } from 'react';
import type { CompiledMessages } from '#app/i18n/words/translate.ts';

/** The messages that an island needs, by their source file: loaded in the browser when the island is hydrated. */
export type IslandMessages = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** A separate React tree within a page. */
export interface IslandDefinition<Props extends object> {
  /** Its file within `app/islands/`, without its ending: `votes/vote-box`. */
  readonly name: string;
  readonly Component: ComponentType<Props>;
  readonly messages: IslandMessages;
  /** Props that its HTML contains already: they are not sent a second time, and read from it in the browser. */
  readonly fromHtml: PropsFromHtml<Props>;
}

type PropsFromHtml<Props> = { readonly [Name in keyof Props]?: (island: HTMLElement) => Props[Name] };

/**
 * Declares an island: a part of a page that React renders on the server and hydrates separately in the browser. The file that declares it
 * is `app/islands/<name>.island.tsx` and exports it as `island`.
 *
 * @param messages the groups of messages that it needs, as `import.meta.glob` gives them in the browser and nothing on the server
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  messages: IslandMessages,
  fromHtml: PropsFromHtml<Props> = {},
): IslandDefinition<Props> {
  return { name, Component, messages, fromHtml };
}
