/** Imported, or preloaded into a Node program (`node --import`): ends it when the process that started it is gone, be it by `kill -9`. */
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
