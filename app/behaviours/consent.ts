import { tagManagerOf } from '#app/consent/tag-manager.ts';

const loadConsent = () => import('#app/consent/start-consent.ts');

/** Where a tag manager is configured the visitor is asked; elsewhere there is nothing to ask, and no code for it is loaded. */
export function askForConsent(): void {
  const tagManager = tagManagerOf(document.documentElement.dataset);
  if (tagManager === undefined) return;
  void loadConsent().then(({ startConsent }) => startConsent(tagManager));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || (event.target as Element).closest('[data-consent-open]') === null) return;
    event.preventDefault();
    void loadConsent().then(({ openConsent }) => openConsent());
  });
}
