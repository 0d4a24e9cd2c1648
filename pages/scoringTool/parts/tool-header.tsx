/** The header of the tool on its own: the firm, the way back, the languages. In a frame it is not shown. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { identity } from '#renderer/content/identity.ts';
import { LanguageLinks } from '#renderer/layout/language-links.tsx';
import { Logo } from '#renderer/layout/logo.tsx';
import { useContent } from '#renderer/page.tsx';
import { PageLink } from '#renderer/ui/link.tsx';

export function ToolHeader() {
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
