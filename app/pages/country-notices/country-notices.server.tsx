import { renderToStaticMarkup } from 'react-dom/server';
import { defineResource } from '#app/document/resource.ts';
import type { CountryNotices } from '#app/elements/shell/country-notices-answer.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { LawLines } from '#app/shell/law/law-lines.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import { noticesOf } from '#domain/jurisdiction/notices-of.ts';
import { countryNoticesAddress } from './country-notices.address.ts';

/** The notices at the foot of a page for visitors from a country. The country is part of the address, so the answer is the same for every visitor. */
export const countryNoticesResource = defineResource(countryNoticesAddress, answerCountryNotices);

function answerCountryNotices({ words, name }: Site, { country }: { readonly country: string }): Response {
  if (!/^[a-z]{2}$/.test(country)) return new Response(`"${country}" is no country code`, { status: 404 });
  const code = country.toUpperCase();
  const shown = noticesOf({ country: code, language: words.locale.tag });
  const notices: CountryNotices = {
    age: `${shown.minimumAge}+`,
    notice: words.t('law.notice', { site: name, age: shown.minimumAge }),
    lines: renderToStaticMarkup(
      <WordsProvider words={words}>
        <LawLines notices={shown} />
      </WordsProvider>,
    ),
  };
  return Response.json(notices);
}
