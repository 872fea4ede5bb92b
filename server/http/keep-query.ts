import type { MiddlewareHandler } from 'hono';

/** The status that leads to the page after a form, or to the page in a chosen language: such a Location has its own query. */
const seeOther = 303;

/**
 * Adds the query of the request to a Location on the same host that has no query, before its fragment. A Location that ends with a question
 * mark stays without a query, and loses the mark. Every redirect of the site passes through it.
 */
export const keepQuery: MiddlewareHandler = async (c, next) => {
  await next();
  const location = c.res.headers.get('Location');
  if (location?.endsWith('?')) c.header('Location', location.slice(0, -1));
  if (location === null || c.res.status === seeOther || !location.startsWith('/') || location.includes('?')) return;
  const { search } = new URL(c.req.url);
  const [path = '', ...fragment] = location.split(/(?=#)/);
  if (search !== '') c.header('Location', path + search + fragment.join(''));
};
