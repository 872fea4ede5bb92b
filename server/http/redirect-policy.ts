/** Two origins at which no visitor can be, one of each scheme: a Location that stays at both stays wherever the browser is. */
const anyOrigins = ['http://a.invalid', 'https://b.invalid'];

/** Returns true for each Location that a browser may be given. */
export type RedirectPolicy = (location: string) => boolean;

/**
 * Returns the policy for every redirect of the site: within the requested origin, to another origin of the site, or to one of the
 * addresses that the site leads out to on purpose.
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

/** Returns true when a browser resolves the Location to the origin at which it is, as the WHATWG URL standard has it. */
function staysAtOrigin(location: string): boolean {
  return anyOrigins.every((origin) => URL.canParse(location, origin) && new URL(location, origin).origin === origin);
}
