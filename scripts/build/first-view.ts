/** `virtual:first-view`: the styles for the head of every page. Empty in development, where the sheet is linked for hot reload. */
import type { Plugin } from 'vite';

const id = 'virtual:first-view';

export function firstView(): Plugin {
  let isBuild = false;
  return {
    name: 'first-view',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(requested) {
      if (requested !== `\0${id}`) return;
      return isBuild
        ? "export { default } from '/renderer/styles/first-view.css?inline'"
        : "import '/renderer/styles/first-view.css'; export default ''";
    },
  };
}
