import { addAPIProvider } from 'iconify-icon';
import { apiAddress } from '#app/stores/api-address.ts';
import { iconLoading, localIconPath, publicIconApis } from './icon-providers.ts';

// The element, which the import has defined, asks for icons later in the same turn; by then it knows where.
const here = new URL(apiAddress(localIconPath), location.href).href;
const publicServers = document.documentElement.dataset.publicIcons === undefined ? [] : publicIconApis;
addAPIProvider('', { ...iconLoading, resources: [here, ...publicServers] });
