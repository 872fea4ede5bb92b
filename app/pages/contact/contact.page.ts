import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { contactAddress } from './contact.address.ts';
import { loadContact } from './contact.server.ts';
import { takeMessage } from './contact.submit.server.ts';
import { ContactPage } from './contact-page.tsx';
import { ContactRail } from './contact-rail.tsx';

export const contactPage = definePage(import.meta.url, contactAddress, {
  load: loadContact,
  head: (site, { sent }) => {
    const { t } = site.words;
    return describePage(site, {
      title: t('contact.title'),
      description: t('contact.description'),
      path: contactAddress.path,
      indexed: !sent,
    });
  },
  View: ContactPage,
  Rail: ContactRail,
  submit: takeMessage,
});
