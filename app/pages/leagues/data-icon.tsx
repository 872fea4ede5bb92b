import { createElement } from 'react';

/**
 * An icon that is named in data, by Iconify's name such as `circle-flags:de`. Its place is kept free until the browser has fetched it
 * (`<data-icon>`), and stays free without a script or a name. It says nothing by itself: the words stand beside it.
 */
export function DataIcon({ name, size = 18 }: { name: string | undefined; size?: number }) {
  const style = { display: 'inline-block', flex: 'none', width: size, height: size };
  if (name === undefined) return <span style={style} aria-hidden="true" />;
  return <data-icon>{createElement('iconify-icon', { icon: name, width: size, height: size, style, 'aria-hidden': 'true' })}</data-icon>;
}
