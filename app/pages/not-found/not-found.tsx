import type { LoaderFunctionArgs } from 'react-router';
import { unknownAddressContext } from '#app/site-context.server.ts';

/** Every address that no other route knows. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.get(unknownAddressContext) });
}

export default function NotFound() {
  return null;
}
