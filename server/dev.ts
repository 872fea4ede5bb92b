process.env.NODE_ENV = 'development';

// React and its router choose their builds by the line above, so that everything is imported after it.
const [{ createServer }, { createWorkshop }, { startSite }, { readSettings }, { explainFailure }] = await Promise.all([
  import('vite'),
  import('./workshop.ts'),
  import('./main.ts'),
  import('./settings.ts'),
  import('./explain-failure.ts'),
]);

try {
  const settings = readSettings(process.env);
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const site = await startSite(settings, (text) => process.stdout.write(`${text}\n`), createWorkshop(vite));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([vite.close(), site.stop()]).then(() => process.exit(0));
    });
  }
} catch (error) {
  const reason = explainFailure(error);
  if (reason === undefined) throw error;
  process.stderr.write(`Tipledger cannot start: ${reason}\n`);
  process.exit(1);
}

export {};
