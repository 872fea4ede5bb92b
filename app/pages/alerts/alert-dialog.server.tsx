import { AlertDialog } from '#app/components/page/alert-dialog.tsx';
import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import { alertDialogAddress } from './alert-dialog.address.ts';

/** The dialog for alerts, which `<alert-sheet>` puts into the page when a reader opens it. */
export const alertDialogResource = defineResource(alertDialogAddress, (site, { sport }) =>
  renderFragment(site, <AlertDialog sport={sport} />),
);
