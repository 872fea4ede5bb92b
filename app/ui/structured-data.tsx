/** The facts of a page as schema.org data, for search engines. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way out of the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
