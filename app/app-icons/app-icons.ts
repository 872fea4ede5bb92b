/** An icon of the installed site: a file of `public/`, drawn by `npm run icons`. */
export interface AppIcon {
  readonly path: string;
  readonly size: number;
  readonly svg: string;
}

const field = '#16191d';
const entries = 'M5 8.5h10M5 16h5M5 23.5h8';
const tick = 'm12.5 17 5.5 7L27.5 7';

const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const mark = (lines: string, hook: string) =>
  `<path d="${entries}" stroke="${lines}" stroke-width="2.6" fill="none"/><path d="${tick}" stroke="${hook}" stroke-width="4" fill="none"/>`;
const coloured = mark('#fbfaf6', '#f8c9b3');
const background = `<path d="M0 0h32v32H0z" fill="${field}"/>`;
const smaller = (content: string, share: number) =>
  `<g transform="translate(${(32 * (1 - share)) / 2} ${(32 * (1 - share)) / 2}) scale(${share})">${content}</g>`;

/** The logo on its square, as in `favicon.svg`. */
export const logoSvg = svgOf(background + coloured);

const icon = (name: string, size: number, svg: string): AppIcon => ({ path: `/icons/${name}.png`, size, svg });

/** The icons for a launcher that does not change their shape. */
export const plainIcons: readonly AppIcon[] = [icon('icon-192', 192, logoSvg), icon('icon-512', 512, logoSvg)];

/** The icon for a launcher that cuts its own shape: the whole mark is within the circle of 80 per cent that is never cut. */
export const maskableIcon = icon('maskable-512', 512, svgOf(background + smaller(coloured, 0.7)));

/** The icon on the home screen of an iPhone, which rounds its corners. */
export const appleTouchIcon = icon('apple-touch-180', 180, svgOf(background + smaller(coloured, 0.86)));

/** The sign of a notification in the status bar of Android, which shows only its opacity. */
export const badgeIcon = icon('badge-96', 96, svgOf(mark('#ffffff', '#ffffff')));

export const appIcons: readonly AppIcon[] = [...plainIcons, maskableIcon, appleTouchIcon, badgeIcon];
