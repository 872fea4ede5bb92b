/** The character in place of one that cannot be read, as in browsers. No text of the database contains it, and no page has it in its address. */
const replacement = '\uFFFD';
/** Characters that a browser drops from an address or treats as a slash, and NUL, which PostgreSQL refuses. */
const notInAddresses = /[\p{Cc}\\]/gu;
/** A pattern of escaped bytes, or of a percent sign that begins none. */
const escaped = /(?:%[0-9a-f]{2})+|%/gi;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Returns the target of a request in a form that routes can read: in its path, bytes that are not UTF-8, control characters, backslashes
 * and percent signs that begin no byte are replaced by U+FFFD. Everything else is unchanged.
 */
export function readableTarget(target: string): string {
  if (!target.includes('%')) return target;
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  const readable = path.replace(escaped, readableBytes);
  return query === -1 ? readable : readable + target.slice(query);
}

function readableBytes(written: string): string {
  if (written === '%') return encodeURIComponent(replacement);
  const bytes = Buffer.from(written.replaceAll('%', ''), 'hex');
  const readable = decoder.decode(bytes).replace(notInAddresses, replacement);
  return bytes.equals(Buffer.from(readable)) ? written : encodeURIComponent(readable);
}
