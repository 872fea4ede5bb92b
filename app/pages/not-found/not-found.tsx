import type { LoaderFunctionArgs } from 'react-router';
import { busyText } from '#app/shell/busy-text.ts';
import { unknownAddressContext } from '#app/site-context.server.ts';

/** Every address that no other route knows. */
export function loader({ context }: LoaderFunctionArgs): never {
  const status = context.get(unknownAddressContext);
  throw new Response(status === 503 ? busyText : null, { status });
}

export default function NotFound() {
  return null;
}
