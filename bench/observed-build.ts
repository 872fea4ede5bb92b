import type { SiteBuild } from '#server/start/load-build.ts';

/** The last page that was rendered, with functions that load it again and let React render it again from the data that is there. */
export interface SeenPage {
  load: () => unknown;
  react: () => unknown;
}

/** Returns the build with two windows in it: where the page is loaded, and where React is. The frame around the page belongs to the second. */
export function observeBuild(build: SiteBuild, seen: SeenPage): SiteBuild {
  const renderPage: SiteBuild['server']['renderPage'] = async (site, visit, parts) => {
    const opened = await parts.open();
    const open = async () => opened;
    seen.load = parts.open;
    seen.react = () => build.server.renderPage(site, visit, { ...parts, open });
    return build.server.renderPage(site, visit, { ...parts, open });
  };
  return { ...build, server: { ...build.server, renderPage } };
}
