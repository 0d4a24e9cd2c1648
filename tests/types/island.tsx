/** The compiler rejects hydration props that JSON cannot represent. Compiled, never run. */
import { Island } from '../../renderer/islands/runtime/island.tsx';

interface StoreMapProps {
  readonly places: readonly { readonly name: string; readonly at: readonly [number, number] }[];
  readonly title?: string;
  readonly zoom: number | undefined;
  /** Set only in the browser. */
  readonly onMove?: () => void;
}
const StoreMap = ({ title }: StoreMapProps) => title;
const Clock = ({ since }: { readonly since: Date }) => since.getTime();
const Filter = ({ chosen }: { readonly chosen: ReadonlySet<string> }) => chosen.size;
const Button = ({ onPress }: { readonly onPress: () => void }) => <button type="button" onClick={onPress} />;

const given: StoreMapProps = { places: [{ name: 'Paris', at: [48.9, 2.3] }], zoom: 3 };
const { onMove: _, ...carried } = given;

export const right = <Island name="map" of={StoreMap} hydrate="visible" props={carried} />;

export const wrong = [
  // @ts-expect-error: JSON turns a date into a string.
  <Island key="date" name="clock" of={Clock} hydrate="visible" props={{ since: new Date(0) }} />,
  // @ts-expect-error: JSON turns a set into an empty object.
  <Island key="set" name="filter" of={Filter} hydrate="visible" props={{ chosen: new Set(['a']) }} />,
  // @ts-expect-error: JSON drops a function.
  <Island key="function" name="button" of={Button} hydrate="visible" props={{ onPress: () => {} }} />,
  // @ts-expect-error: JSON drops a function among other props.
  <Island key="within" name="map" of={StoreMap} hydrate="visible" props={{ ...carried, onMove: () => {} }} />,
];
