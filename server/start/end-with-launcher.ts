/** Ends the site as SIGTERM does when its launcher (with-node-24.js) was killed: otherwise it would go on unnoticed and hold its port. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
