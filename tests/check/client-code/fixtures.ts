import type { Fixtures, GivenCode } from '../fixtures.ts';

const part = (code: string): GivenCode => ({ 'pages/home/parts/offers.tsx': code });

export default {
  good: [
    part('export const Offers = () => <details><summary>{title}</summary></details>;'),
    part('const id = useId(); const content = useContent("home"); const rows = useMemo(() => sorted(items), [items]);'),
    // What an island imports comes to life with it.
    {
      'renderer/islands/map/map.island.tsx': "import { Map } from './map.tsx';",
      'renderer/islands/map/map.tsx': "import { Zoom } from '../../ui/zoom.tsx';\nconst [zoom, setZoom] = useState(1);",
      'renderer/ui/zoom.tsx': "import { Plus } from './plus.tsx';\n<button onClick={zoom} />;",
      'renderer/ui/plus.tsx': '<button onClick={zoom} />;',
    },
    { 'tests/unit/a.test.tsx': '<button onClick={zoom} />;' },
  ],
  bad: [
    [
      part('export function Offers() {\n  return <button type="button" onClick={() => setOpen(true)}>{title}</button>;\n}'),
      { where: 'pages/home/parts/offers.tsx', line: 2, column: 32, found: 'onClick, in a component that only the server renders' },
    ],
    [part('const [open, setOpen] = useState(false);'), { found: 'useState, in' }],
    [part('React.useEffect(() => { document.title = title; }, []);'), { found: 'useEffect, in' }],
    [{ 'renderer/ui/hero.tsx': '<form onSubmit={send} />;' }, { found: 'onSubmit, in' }],
  ],
} satisfies Fixtures<GivenCode>;
