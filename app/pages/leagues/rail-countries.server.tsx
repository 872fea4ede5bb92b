import { renderToStaticMarkup } from 'react-dom/server';
import { defineResource } from '#app/document/resource.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { RailCountries } from '#app/shell/rails/rail-countries.tsx';
import { loadRail } from '#app/shell/shell.server.ts';
import { railCountriesAddress } from './leagues.address.ts';

/** The countries of the left rail, which pages fetch when there is room for the rail. */
export const railCountriesResource = defineResource(railCountriesAddress, async (site) => {
  const { countries } = await loadRail(site);
  const markup = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <RailCountries countries={countries} />
    </WordsProvider>,
  );
  return new Response(markup, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
});
