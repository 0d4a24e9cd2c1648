/** The scoring tool, alone or in the frame of the location scoring page. Without JavaScript: its paper version. */
import { Island } from '#renderer/islands/runtime/island.tsx';
import { drawScoringTool, useScoringProps } from '#renderer/islands/scoring/server.tsx';
import { useContent } from '#renderer/page.tsx';
import { ScoringSheet } from '#renderer/ui/tool-frame.tsx';
import '#renderer/islands/scoring/scoring.css';
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { identity } from '#renderer/content/identity.ts';
import { LanguageLinks, Logo } from '#renderer/layout/navigation.tsx';
import { PageLink } from '#renderer/ui/link.tsx';

export function Page() {
  const { title, lead } = useContent('scoringTool');
  return (
    <>
      <ToolHeader />
      <main className="tool-main wrap">
        <h1 className="text-h2">{title}</h1>
        <p className="measure mt-4 text-ink-soft">{lead}</p>
        <Island name="scoring" hydrate="visible" draw={drawScoringTool} props={useScoringProps()} />
        <ScoringSheet />
      </main>
    </>
  );
}

/** The header of the tool: firm, back link, languages. Hidden in a frame. */
function ToolHeader() {
  const { back } = useContent('scoringTool');
  return (
    <header className="tool-header">
      <div className="wrap tool-header-row">
        <PageLink to={link(roles.home)} className="tool-brand">
          <Logo />
          <span>{identity.firmName}</span>
        </PageLink>
        <PageLink to={link('locationScoring')} className="link">
          {back}
        </PageLink>
        <LanguageLinks />
      </div>
    </header>
  );
}
