/** A site whose launcher (with-node-24.js) was killed hard would go on unseen and hold its port. It ends as if it had been asked to. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
