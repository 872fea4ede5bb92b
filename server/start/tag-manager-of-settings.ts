import type { TagManager } from '#app/document/consent/tag-manager.ts';
import type { Settings } from './settings.ts';

/** The tag manager that the settings name; undefined without an id, whatever else they say of it. */
export function tagManagerOfSettings(
  settings: Pick<Settings, 'TAG_MANAGER_ID' | 'TAG_MANAGER_SCRIPT_URL' | 'TAG_MANAGER_LOADING'>,
): TagManager | undefined {
  if (settings.TAG_MANAGER_ID === undefined) return undefined;
  const address = new URL(settings.TAG_MANAGER_SCRIPT_URL);
  address.searchParams.set('id', settings.TAG_MANAGER_ID);
  return { address: address.href, loading: settings.TAG_MANAGER_LOADING };
}
