import { locales } from '#app/i18n/locales.ts';
import { type PageHead, sharePictureSize } from '#app/shell/page-head.ts';

/** Renders the tags of a page's head: title, description, addresses, picture. */
export function HeadTags({ head }: { head: PageHead }) {
  const canonical = head.addresses[head.locale] as string;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.listedDay !== undefined && <meta name="listed-day" content={head.listedDay} />}
      {!head.indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {locales.map(({ code, tag }) => (
        <link key={code} rel="alternate" hrefLang={tag} href={head.addresses[code]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={head.addresses.en} />
      <meta property="og:site_name" content={head.siteName} />
      {locales
        .toSorted((first, second) => Number(second.code === head.locale) - Number(first.code === head.locale))
        .map(({ code, openGraph }) => (
          <meta key={code} property={code === head.locale ? 'og:locale' : 'og:locale:alternate'} content={openGraph} />
        ))}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={head.article === undefined ? 'website' : 'article'} />
      <meta property="og:image" content={head.picture.address} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={head.picture.description} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.article !== undefined && (
        <>
          <meta property="article:published_time" content={head.article.publishedOn} />
          <meta property="article:modified_time" content={head.article.updatedOn} />
        </>
      )}
      {head.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" type="application/rss+xml" {...feed} />
      ))}
    </>
  );
}
