import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appIcons, logoSvg } from '#app/app-icons/app-icons.ts';
import { svgToPng } from '#app/endpoints/share-pictures/svg-to-png.ts';

/* `npm run icons` draws the icons of the site into `public/`. */

const publicFile = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url));

for (const { path, size, svg } of appIcons) {
  mkdirSync(dirname(publicFile(path)), { recursive: true });
  writeFileSync(publicFile(path), svgToPng(svg, size));
}
writeFileSync(publicFile('/favicon.svg'), `${logoSvg}\n`);
