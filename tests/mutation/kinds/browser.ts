/** What goes wrong between server and browser, and between components and their styles. */
import type { Kind } from '../fault.ts';
import { pageKind, swapOne } from '../pages.ts';
import { pageSources, shownKind, sourceKind } from '../sources.ts';

/** Components of which nothing reaches the browser. */
const ofServer = /^(?:pages|renderer\/(?:layout|errors))\/.*\.tsx$/;
const styles = /^renderer\/styles\/(?!tokens|fonts)[\w-]+\.css$/;

export const browserKinds: readonly Kind[] = [
  sourceKind('code', 'handler-that-nobody-calls', ['client-code'], 5, ofServer, (text, random) =>
    swapOne(text, /<(?:section|div|ul|p|li|h2)(?= className="[^"]*">)/, random, ([whole]) =>
      random.pick([`${whole} onClick={() => open()}`, `${whole} onMouseEnter={open}`, `${whole} onScroll={follow}`]),
    ),
  ),
  sourceKind('code', 'state-of-a-page', ['client-code'], 4, ofServer, (text, random) =>
    swapOne(text, /^(?:export )?function [A-Z]\w*\([^)]*\)[^{]*\{\n/m, random, ([whole]) =>
      random.pick([
        `${whole}  const [isOpen, setOpen] = useState(false);\n`,
        `${whole}  useEffect(() => follow(element), []);\n`,
        `${whole}  const place = React.useRef(null);\n`,
      ]),
    ),
  ),
  shownKind('chance-or-time-at-render', ['hydration'], 6, (random) =>
    random.pick([
      '{Math.random()}',
      '{Date.now()}',
      '{new Date().getFullYear()}',
      '{total.toLocaleString()}',
      '<b id={crypto.randomUUID()} />',
      '{new Intl.NumberFormat().format(total)}',
    ]),
  ),
  shownKind('browser-asked-at-render', ['hydration'], 5, (random) =>
    random.pick([
      "{typeof window === 'undefined' ? null : total}",
      '{innerWidth > 900 && total}',
      '{navigator.language}',
      '{document.title}',
      "{matchMedia('print').matches}",
    ]),
  ),
  sourceKind('code', 'module-of-node-in-an-island', ['imports'], 3, /^renderer\/islands\/.*\.island\.tsx$/, (text, random) =>
    random.pick([
      `import { readFileSync } from 'node:fs';\n${text}`,
      `import path from 'path';\n${text}`,
      `${text}\nconst os = await import('node:os');\n`,
    ]),
  ),
  sourceKind('code', 'component-under-another-name', ['components'], 3, pageSources, (text, random) =>
    swapOne(text, /export function Page\b/, random, () =>
      random.pick(['export default function Page', 'function Page', 'export function Pages', 'export const page = function Page']),
    ),
  ),
  sourceKind('code', 'colour-of-its-own', ['colours'], 5, styles, (text, random) =>
    swapOne(text, /var\(--color-[\w-]+\)/, random, () => random.pick(['#777', '#d03010', 'rgb(0 0 0 / 40%)', 'hsl(20deg 40% 50%)'])),
  ),
  shownKind('colour-in-a-class', ['colours'], 3, (random) =>
    random.pick(['<p className="text-[#777777]" />', '<p className="mt-2 border-[#ccc]" />', '<path stroke="#d03010" />']),
  ),
  sourceKind('code', 'variable-that-nothing-declares', ['css-names'], 4, styles, (text, random) =>
    swapOne(text, /var\((--[a-z][\w-]+)\)/, random, ([, name]) => `var(${name}${random.pick(['s', '-1', 'x'])})`),
  ),
  sourceKind('code', 'style-of-nothing', ['css-names'], 4, styles, (text, random) =>
    swapOne(text, /^( *)\.([a-z][\w-]+) \{$/m, random, ([, space, name]) => `${space}.${name}${random.pick(['-old', 's2', '-x'])} {`),
  ),
  pageKind('class-of-no-style', ['class-names'], 5, (html, _, random) =>
    swapOne(html, /(?<=<(?:p|h2|h3|ul|li|div|section) class="?)[\w-]+/, random, ([name]) => `${name}${random.pick(['x', '-xx', '9'])}`),
  ),
];
