import type { Fixtures, GivenCode } from '../fixtures.ts';

const island = (code: string): GivenCode => ({ 'renderer/islands/map/map.tsx': code });
const component = (code: string) => island(`export function Map({ items }: Props) {\n  ${code}\n}`);

export default {
  good: [
    component('const id = useId(); return <p id={id}>{formatDay(new Date(day), tag)} {count.toLocaleString(locale)}</p>;'),
    component('useEffect(() => setNow(new Date()), []);'),
    component('const pick = () => Math.random(); return <button onClick={() => window.print()} />;'),
    component('useSyncExternalStore(subscribe, () => matchMedia(query).matches, () => false);'),
    component('const { location } = props; return <p title={location}>{place.document}</p>;'),
    island('function now() { return Date.now(); }'),
    { 'renderer/behaviour/menu.ts': 'function useMenu(document: Document) { return document.title; }' },
    { 'scripts/a.ts': 'export function Build() { return new Date(); }' },
  ],
  bad: [
    [
      component('return <p>{new Date().getFullYear()}</p>;'),
      { where: 'renderer/islands/map/map.tsx', line: 2, column: 14, found: 'new Date(), while a component renders' },
    ],
    [component('const first = Math.floor(Math.random() * items.length);'), { found: 'Math.random()' }],
    [component('return <p data-at={Date.now()} />;'), { found: 'Date.now()' }],
    [component('const [id] = useState(() => crypto.randomUUID());'), { found: 'crypto.randomUUID()' }],
    [component('return items.map((item) => <li key={item.id}>{item.count.toLocaleString()}</li>);'), { found: 'toLocaleString()' }],
    [component('const format = new Intl.NumberFormat();'), { found: 'new Intl.NumberFormat()' }],
    [component("const isBrowser = typeof window !== 'undefined';"), { found: 'window, while' }],
    [island('export const Map = () => <p>{navigator.language}</p>;'), { found: 'navigator, while' }],
    [island('export function useWidth() {\n  return innerWidth;\n}'), { found: 'innerWidth, while' }],
    [{ 'pages/home/parts/offers.tsx': 'export function Offers() { return <b id={`o${Math.random()}`} />; }' }, { found: 'Math.random()' }],
  ],
} satisfies Fixtures<GivenCode>;
