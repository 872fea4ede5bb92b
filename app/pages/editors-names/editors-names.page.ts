import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { editorsNamesAddress } from './editors-names.address.ts';
import { loadEditorsNames } from './editors-names.server.ts';
import { EditorsNamesPage } from './editors-names-page.tsx';

export const editorsNamesPage = definePage(import.meta.url, editorsNamesAddress, {
  load: loadEditorsNames,
  head: (site, { countries }) => {
    const clubs = countries.flatMap((country) => country.clubs);
    return describePage(site, {
      title: site.words.t('editorsNames.title'),
      description: site.words.t('editorsNames.lead', {
        count: clubs.length,
        byRule: clubs.filter(({ isWrittenDown }) => !isWrittenDown).length,
      }),
      path: editorsNamesAddress.path,
      indexed: false,
    });
  },
  View: EditorsNamesPage,
  isWithoutBetting: true,
});
