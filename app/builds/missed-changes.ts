// Reports how many changes of sources the page was made after, which this script's address names. The development server reloads the page when there
// have been more since: nobody was connected to be notified of those.
import '/@vite/client';

import.meta.hot?.send('page-made', { changes: Number(new URL(import.meta.url).searchParams.get('changes')) });
