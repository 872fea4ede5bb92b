import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The app of the site, whose handlers find the request of Node in `c.env.incoming`. */
export type SiteApp = Hono<{ Bindings: HttpBindings }>;
