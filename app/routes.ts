import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site, without its language; a language is the first part of the path, see app/i18n/locales.ts. */
export default [
  index('pages/home/home.tsx'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;
