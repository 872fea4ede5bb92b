import { definePage } from '#app/document/page.ts';
import { OnRecord } from '#app/opinions/on-record.tsx';
import { homeAddress } from './home.address.ts';
import { homeHead } from './home.head.ts';
import { loadHome } from './home.server.ts';
import { HomePage } from './home-page.tsx';

export const homePage = definePage(import.meta.url, homeAddress, { load: loadHome, head: homeHead, View: HomePage, Beside: OnRecord });
