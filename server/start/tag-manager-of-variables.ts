import type { TagManager } from '#app/consent/tag-manager.ts';
import type { Variables } from './variables.ts';

/** Returns the tag manager that the settings name; undefined without an id, even if its other settings are set. */
export function tagManagerOf({
  TAG_MANAGER_ID: id,
  TAG_MANAGER_SCRIPT_URL: script,
  TAG_MANAGER_LOADING: loading,
}: Variables): TagManager | undefined {
  if (id === undefined) return undefined;
  const address = new URL(script);
  address.searchParams.set('id', id);
  return { address: address.href, loading };
}
