// @ts-check
// Loaded first into every process that processes.mjs starts. The channel to the parent closes even when the
// parent is killed with -9, so that nothing stays behind, holding ports and the database.

const isDirectChild = process.env.SUPERVISOR_PID === String(process.ppid);

if (isDirectChild) {
  process.once('disconnect', () => {
    signalGroup('SIGTERM');
    setTimeout(signalGroup, 10_000, 'SIGKILL').unref();
  });
  process.channel?.unref();
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  process.kill(-process.pid, signal);
}
