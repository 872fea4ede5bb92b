import type { SiteBuild } from '#server/start/load-build.ts';

/** The last rendered page, with functions that load it again, and that let React render it again from its loaded data. */
export interface SeenPage {
  load: () => unknown;
  react: () => unknown;
}

/** Returns a build that renders as before and keeps `seen` up to date. The frame around the page counts as React's work. */
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
