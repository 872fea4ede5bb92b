import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The app of the site, whose handlers have Node's request in `c.env.incoming`. */
export type SiteApp = Hono<{ Bindings: HttpBindings }>;
