import { type AppIcon, maskableIcon, plainIcons } from '#app/app-icons/app-icons.ts';
import { themeColours } from '#app/app-icons/theme-colours.ts';
import { defineResource } from '#app/document/resource.ts';
import { webAppManifestAddress } from './web-app-manifest.address.ts';

const iconEntry = ({ path, size }: AppIcon, purpose: 'any' | 'maskable') => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a language: each is installed separately and opens in its language. */
export const webAppManifest = defineResource(webAppManifestAddress, ({ name, words }) => {
  const { locale, href, t } = words;
  const start = href('/');
  const manifest = {
    id: start,
    name: `${name} · ${t('offer.claim')}`,
    short_name: name,
    lang: locale.tag,
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [...plainIcons.map((icon) => iconEntry(icon, 'any')), iconEntry(maskableIcon, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
});
