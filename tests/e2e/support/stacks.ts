/**
 * Playwright takes a stack for each of its calls, to tell where in a test it was made, and looks every frame of it up in source
 * maps: a fifth of what its process does. Packages have none.
 */
const mapped = Error.prepareStackTrace;

if (mapped) {
  const isOfPackage = (frame: NodeJS.CallSite) => /[\\/]node_modules[\\/]/.test(frame.getFileName() ?? '');
  Error.prepareStackTrace = (error, frames) => {
    const head: string = mapped(error, []);
    const lines = frames.map((frame) => (isOfPackage(frame) ? `\n    at ${frame}` : mapped(error, [frame]).slice(head.length)));
    return head + lines.join('');
  };
}
