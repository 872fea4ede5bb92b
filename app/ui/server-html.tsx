import type { ReactNode } from 'react';

/**
 * A part of the page whose data is not sent a second time. On the server, and after a navigation in the browser, it
 * renders `children` from `view`. When the browser takes over the server's page there is no view, and the HTML that
 * stands there is left as it is; what it does beyond links is done by the behaviours on the document.
 */
export function ServerHtml<View>({
  view,
  children,
  className,
}: {
  view: View | undefined;
  children: (view: View) => ReactNode;
  className?: string;
}) {
  if (view === undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text that React does not apply while it hydrates
    return <div key="html" className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div key="view" className={className}>
      {children(view)}
    </div>
  );
}
