import { createElement } from 'react';

/**
 * Renders an icon that is named in data, by Iconify's name such as `circle-flags:de`. Its room is reserved until the browser has fetched it
 * (`<data-icon>`), and stays empty without a script or a name. It has no text alternative: the words are beside it.
 */
export function DataIcon({ name, size = 18 }: { name: string | undefined; size?: number }) {
  const style = { display: 'inline-block', flex: 'none', width: size, height: size };
  if (name === undefined) return <span style={style} aria-hidden="true" />;
  return <data-icon>{createElement('iconify-icon', { icon: name, width: size, height: size, style, 'aria-hidden': 'true' })}</data-icon>;
}
