/** How many selections are on the slip; a behaviour writes it, before React takes the page over. */
export function SlipCount({ className }: { className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text that React does not apply while it hydrates
  return <span className={className} data-slip-count="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
