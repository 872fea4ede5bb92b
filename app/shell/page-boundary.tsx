import { Outlet } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** Stands between the frame and every page: what goes wrong in a page takes the page's place alone. */
export default function PageBoundary() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
