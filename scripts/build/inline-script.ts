/** `import text from './head-script.ts?inline-script'`: a script and its imports as a minified string, for an inline `<script>`. */
import { type BuildOptions, build, type Plugin, type Rollup } from 'vite';

const query = /\?inline-script\b/;

export function inlineScript(): Plugin {
  let target: BuildOptions['target'];
  return {
    name: 'inline-script',
    configResolved(config) {
      target = config.build.target;
    },
    async load(id) {
      if (!query.test(id)) return;
      const lib = { entry: id.replace(/\?.*/, ''), formats: ['iife' as const], name: 'script' };
      const options = { write: false, copyPublicDir: false, target, lib, rollupOptions: { output: { strict: false } } };
      const [bundle] = (await build({ configFile: false, logLevel: 'error', build: options })) as readonly Rollup.RollupOutput[];
      return `export default ${JSON.stringify(bundle?.output[0].code.trim())}`;
    },
  };
}
