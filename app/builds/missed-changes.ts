// Reports how many changes of sources there had been when the page was made, which this script's address names. The development server reloads the page
// when there have been more since: it was not connected then, and so was not notified of them.
import '/@vite/client';

import.meta.hot?.send('page-made', { changes: Number(new URL(import.meta.url).searchParams.get('changes')) });
