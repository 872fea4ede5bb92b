/**
 * Two origins at which no visitor can be, one of each scheme: a Location that stays within both stays within the browser's origin,
 * whichever that is.
 */
const anyOrigins = ['http://a.invalid', 'https://b.invalid'];

/** Returns true for a Location to which the site may redirect a browser. */
export type RedirectPolicy = (location: string) => boolean;

/**
 * Returns the policy for every redirect of the site: within the requested origin, to another origin of the site, or to one of the outside
 * addresses to which the site leads on purpose.
 */
export function createRedirectPolicy(site: { readonly origins: ReadonlySet<string>; readonly outward: readonly string[] }): RedirectPolicy {
  const outward = new Set(site.outward.map((address) => new URL(address).href));
  return (location) => {
    if (staysAtOrigin(location)) return true;
    if (!URL.canParse(location)) return false;
    const { origin, href } = new URL(location);
    return site.origins.has(origin) || outward.has(href);
  };
}

/** Returns true when a browser resolves the Location to its present origin, by the WHATWG URL standard. */
function staysAtOrigin(location: string): boolean {
  return anyOrigins.every((origin) => URL.canParse(location, origin) && new URL(location, origin).origin === origin);
}
