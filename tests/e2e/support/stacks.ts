/**
 * Playwright takes a stack for each of its calls, to tell where in a test it was made, and looks every frame of it up in source
 * maps: a fifth of what its process does. Packages have none.
 */
const mapped = Error.prepareStackTrace;

if (mapped) {
  const lookUp = (frame: NodeJS.CallSite): string => {
    const stack: string = mapped(new Error(), [frame]);
    return stack.slice(stack.indexOf('\n'));
  };
  const isOfPackage = (frame: NodeJS.CallSite) => /[\\/]node_modules[\\/]/.test(frame.getFileName() ?? '');
  Error.prepareStackTrace = (error, frames) =>
    `${error.name}: ${error.message}${frames.map((frame) => (isOfPackage(frame) ? `\n    at ${frame}` : lookUp(frame))).join('')}`;
}
