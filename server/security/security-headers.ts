/** Returns the headers of every answer, names and values in turn; each page has its own policy for scripts. */
export function createSecurityHeaders(options: { readonly https: boolean; readonly hstsOfSubdomains: boolean }): readonly string[] {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'X-Frame-Options',
    'DENY',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(options.https ? ['Strict-Transport-Security', `max-age=31536000${options.hstsOfSubdomains ? '; includeSubDomains' : ''}`] : []),
  ];
}
