import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router';
import { cpuMsSince } from './cpu-time.ts';

type RenderPage = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/** What was seen of the last page: how to run its loaders again, and how long rendering took once its data was there. */
export interface SeenPage {
  loaders: (() => unknown)[];
  reactMs: number;
}

/** The build with two windows in it: where the loaders are called, and where React begins and ends. */
export function observeBuild(build: ServerBuild, seen: SeenPage): ServerBuild {
  const renderPage = build.entry.module.default as unknown as RenderPage;
  const observed: RenderPage = async (request, status, headers, entry, context) => {
    const handoff = entry.serverHandoffStream === undefined ? '' : await new Response(entry.serverHandoffStream).text();
    const serverHandoffStream = new Blob([handoff]).stream();
    const before = process.cpuUsage();
    const response = await renderPage(request, status, headers, { ...entry, serverHandoffStream }, context);
    seen.reactMs += cpuMsSince(before);
    return response;
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
