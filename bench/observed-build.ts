import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router';

type RenderPage = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/** What was seen of the last page: how to run its loaders again, and how to let React render it again from the data that is there. */
export interface SeenPage {
  loaders: (() => unknown)[];
  react: () => unknown;
}

/** The build with two windows in it: where the loaders are called, and where React is. */
export function observeBuild(build: ServerBuild, seen: SeenPage): ServerBuild {
  const renderPage = build.entry.module.default as unknown as RenderPage;
  const observed: RenderPage = (request, status, headers, entry, context) => {
    seen.react = () => renderPage(request, status, new Headers(), { ...entry, serverHandoffStream: undefined }, context);
    return renderPage(request, status, headers, entry, context);
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (route === undefined || loader === undefined) return [id, route];
    const noted = (args: LoaderFunctionArgs) => {
      const load = loader as (args: LoaderFunctionArgs) => unknown;
      seen.loaders.push(() => load(args));
      return load(args);
    };
    return [id, { ...route, module: { ...route.module, loader: noted } }];
  });
  const module = { ...build.entry.module, default: observed } as unknown as ServerBuild['entry']['module'];
  return { ...build, entry: { ...build.entry, module }, routes: Object.fromEntries(routes) };
}
