import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import { WordsProvider } from '#app/i18n/words.tsx';
import { LawLines } from '#app/shell/law-lines.tsx';
import { siteContext } from '#app/site-context.server.ts';
import { noticesOf } from '#domain/jurisdiction/notices-of.ts';
import type { CountryNotices } from './country-notices-answer.ts';

/** What the foot of a page says to a visitor from a country, which is part of the address: the answer is the same for everybody. */
export function loader({ params, context }: LoaderFunctionArgs): Response {
  const country = params.country ?? '';
  if (!/^[a-z]{2}$/.test(country)) return new Response(`"${country}" is no country code`, { status: 404 });
  const { words, name } = context.get(siteContext);
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
