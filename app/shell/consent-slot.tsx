import { ConsentBar } from './consent-bar.tsx';
import { useSiteFacts } from './site-facts.tsx';

/** The place of the question, where there is one to ask: hidden until a script shows it, so that nothing is asked where nothing can run. */
export function ConsentSlot() {
  const { tagManager } = useSiteFacts();
  if (tagManager === undefined) return null;
  return <ConsentBar />;
}
