/** Keeps two pages of different lengths at the same place: anchors that both have are at the same height, and the parts between in proportion. */

/** Returns the offset in the other page. `tops` and `otherTops` are the offsets of the same places, in ascending order. */
export function linkedOffset(tops: readonly number[], otherTops: readonly number[], offset: number): number {
  const after = tops.findIndex((top) => top > offset);
  const next = after < 0 ? tops.length - 1 : after;
  const [from = 0, to = 0] = [tops[next - 1], tops[next]];
  const [otherFrom = 0, otherTo = 0] = [otherTops[next - 1], otherTops[next]];
  const share = to > from ? (offset - from) / (to - from) : 0;
  return otherFrom + share * (otherTo - otherFrom);
}

/** Has the other frame follow a frame while it scrolls. Returns a function that ends this. */
export function linkScroll(frame: HTMLIFrameElement, other: () => HTMLIFrameElement | undefined): () => void {
  const source = frame.contentWindow;
  const onScroll = () => {
    const target = other()?.contentWindow;
    // The page that the pointer is in leads; its follower's own scroll events end here.
    if (!source || !target || (!frame.matches(':hover') && document.activeElement !== frame)) return;
    const [tops, otherTops] = commonTops(source, target);
    target.scrollTo({ top: linkedOffset(tops, otherTops, source.scrollY), behavior: 'instant' });
  };
  source?.addEventListener('scroll', onScroll, { passive: true });
  return () => source?.removeEventListener('scroll', onScroll);
}

/** Returns the offsets of the anchors that both pages have, from the top to the end of the page. */
function commonTops(source: Window, target: Window): readonly [readonly number[], readonly number[]] {
  const topsOf = ({ document: page, scrollY }: Window) =>
    new Map([...page.querySelectorAll('main [id]')].map((element) => [element.id, element.getBoundingClientRect().top + scrollY]));
  const endOf = ({ document: { documentElement }, innerHeight }: Window) => documentElement.scrollHeight - innerHeight;
  const [own, others] = [topsOf(source), topsOf(target)];
  const [ownEnd, otherEnd] = [endOf(source), endOf(target)];
  const pairs = [...own]
    .flatMap(([id, top]) => [[top, others.get(id)] as const])
    .filter((pair): pair is readonly [number, number] => pair[1] !== undefined && pair[0] < ownEnd && pair[1] < otherEnd)
    .sort(([a], [b]) => a - b);
  return [
    [0, ...pairs.map(([top]) => top), ownEnd],
    [0, ...pairs.map(([, top]) => top), otherEnd],
  ];
}
