/** The record of missions: one row each, the figure first. */

import { useContent } from '#renderer/page.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Missions() {
  const { missions } = useContent('home');
  return (
    <Section title={missions.title} lead={missions.lead}>
      <ul className="divide-y divide-line border-y border-line">
        {missions.items.map((mission) => (
          <li key={mission.id} className="grid gap-x-8 gap-y-4 py-8 @min-[37rem]:grid-cols-[10.5rem_1fr]">
            <KeyFigure id={mission.figure} size="small" />
            <div>
              <h3 className="text-h3">{mission.title}</h3>
              <p className="mt-1 text-small text-ink-soft">
                {missions.client} — {mission.client}
              </p>
              <p className="measure mt-3">{mission.summary}</p>
              <ul className="mt-4 grid gap-x-6 gap-y-1 text-small @min-[32rem]:grid-cols-3">
                {mission.results.map((result) => (
                  <li key={result} className="border-t border-ink pt-2">
                    {result}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
