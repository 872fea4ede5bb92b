import {
  flipFromString,
  getIconData,
  getIcons,
  type IconifyIconCustomisations,
  iconToHTML,
  iconToSVG,
  rotateFromString,
} from '@iconify/utils';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { localIconPath } from '#app/elements/shell/icon-providers.ts';
import { askPublicApis, publicPatienceMs } from './ask-public-apis.ts';
import { type IconCollection, installedCollection } from './installed-collections.ts';

export interface IconParts {
  /** Addresses of public APIs for icons that are not installed; empty when the setting does not allow them. */
  readonly publicApis: readonly string[];
  readonly patienceMs?: number;
  failed(error: unknown): void;
}

const week = 604_800;
/** Headers of every answer. Any site may use the icons, as with the public API. A picture that is opened directly is a document, which may do nothing. */
const always = { 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };
const cached = { ...always, 'Cache-Control': `public, max-age=${week}, stale-while-revalidate=${week}` };
/** Headers of an answer about a missing icon, which the next version of the collection may have. */
const cachedShortly = { ...always, 'Cache-Control': 'public, max-age=3600' };
const notCached = { ...always, 'Cache-Control': 'no-store' };

const iconName = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxNames = 500;

/**
 * Mounts icons at the addresses of Iconify's API: /api/icons/{prefix}.json?icons=a,b gives icons as data and names those that do not exist,
 * /api/icons/{prefix}/{name}.svg one as a picture, with the API's parameters; an unknown collection is 404.
 */
export function mountIcons(app: Hono, { publicApis, patienceMs = publicPatienceMs, failed }: IconParts): void {
  const find = async (prefix: string, names: readonly string[]): Promise<IconCollection | undefined> => {
    const collection = await installedCollection(prefix);
    if (collection === undefined) return publicApis.length === 0 ? undefined : askPublicApis(publicApis, prefix, names, patienceMs);
    return getIcons(collection, [...names], true) ?? undefined;
  };
  const answering = async (c: Context, prefix: string, names: readonly string[], answer: (icons: IconCollection) => Response) => {
    if (!iconName.test(prefix) || names.length === 0) return unknown(c);
    try {
      const icons = await find(prefix, names);
      return icons === undefined ? unknown(c) : answer(icons);
    } catch (error) {
      failed(error);
      // Iconify's loader then asks its next provider.
      return c.text('The icons cannot be had at the moment.', 503, { ...notCached, 'Retry-After': '60' });
    }
  };

  app.use(`${localIconPath}/*`, compress());
  app.get(`${localIconPath}/:file{[^/]+\\.json}`, (c) => {
    const names = [...new Set((c.req.query('icons') ?? '').split(','))].filter((name) => iconName.test(name)).slice(0, maxNames);
    return answering(c, c.req.param('file').slice(0, -'.json'.length), names, (icons) =>
      c.json(icons, 200, (icons.not_found ?? []).length === 0 ? cached : cachedShortly),
    );
  });
  app.get(`${localIconPath}/:prefix/:file{[^/]+\\.svg}`, (c) => {
    const name = c.req.param('file').slice(0, -'.svg'.length);
    return answering(c, c.req.param('prefix'), iconName.test(name) ? [name] : [], (icons) => {
      const svg = drawIcon(icons, name, c.req.query());
      if (svg === undefined) return unknown(c);
      const attachment = c.req.query('download') ? { 'Content-Disposition': `attachment; filename="${name}.svg"` } : {};
      return c.body(svg, 200, { ...cached, ...attachment, 'Content-Type': 'image/svg+xml; charset=utf-8' });
    });
  });
}

function unknown(c: Context): Response {
  return c.json(404, 404, cachedShortly);
}

const size = /^(auto|none|unset|\d{1,4}(\.\d{1,3})?(px|em|rem|%)?)$/;
const colour = /^[#a-zA-Z0-9(),.% -]{1,40}$/;

/** Returns the picture with the parameters of Iconify's API: width, height, rotate, flip, box, color. */
function drawIcon(icons: IconCollection, name: string, wishes: Readonly<Record<string, string | undefined>>): string | undefined {
  const data = getIconData(icons, name);
  if (data === null) return undefined;
  const { width = '', height = '', rotate, flip, color = '', box } = wishes;
  const customisations: IconifyIconCustomisations = {
    ...(size.test(width) ? { width } : {}),
    ...(size.test(height) ? { height } : {}),
    rotate: rotate === undefined ? 0 : rotateFromString(rotate, 0),
  };
  if (flip !== undefined) flipFromString(customisations, flip);
  const { body, attributes } = iconToSVG(data, customisations);
  const { left = 0, top = 0, width: wide = 16, height: high = 16 } = data;
  const frame = box ? `<rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="rgba(255, 255, 255, 0)"/>` : '';
  const svg = iconToHTML(frame + body, { ...attributes });
  return colour.test(color) ? svg.replaceAll('currentColor', color) : svg;
}
