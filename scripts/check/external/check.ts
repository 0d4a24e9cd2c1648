/** Checks links to other sites with linkinator. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { resolveIdentity } from '../../../schema/site/identity.ts';
import { UsageError } from '../../lib/command.ts';
import { filesBelow } from '../../lib/paths.ts';
import { printable } from '../../lib/terminal.ts';
import { formatProblem, type Problem } from '../../model/problem.ts';

export interface Outcome {
  readonly text: string;
  readonly isBroken: boolean;
}

/** Requests every external address of the pages in `client`. Throws a {@link UsageError} without a built site or a network. */
export async function checkExternal(client: string, timeoutMs: number): Promise<Outcome> {
  if (!existsSync(client)) throw new UsageError(`${client} not found. Run npm run build first.`);
  const own = new URL(resolveIdentity(process.env).origin).host;
  const isExternal = ({ hostname, host }: URL) => host !== own && hostname !== 'localhost' && !/(?:^|\.)example$/.test(hostname);
  const moved = new Map<string, string>();
  const checker = new LinkChecker().on('redirect', ({ url, targetUrl }) => void moved.set(url, targetUrl ?? ''));
  const { links } = await checker.check({
    path: filesBelow(client).filter((file) => file.endsWith('.html')),
    serverRoot: client,
    concurrency: 1,
    timeout: timeoutMs,
    redirects: 'warn',
    userAgent: `link check of ${own}`,
    // linkinator serves the pages on localhost.
    linksToSkip: async (link) => !isExternal(new URL(link)) && !link.endsWith('.html'),
  });
  const byUrl = new Map<string, LinkResult[]>();
  for (const link of links)
    if (link.parent !== undefined && URL.canParse(link.url) && isExternal(new URL(link.url)))
      byUrl.set(link.url, [...(byUrl.get(link.url) ?? []), link]);
  if (byUrl.size > 1 && [...byUrl.values()].every(([link]) => link && !link.status))
    throw new UsageError(`None of ${byUrl.size} links answers. Check the network connection and run the command again.`);
  return report(client, byUrl, moved);
}

function report(client: string, links: ReadonlyMap<string, readonly LinkResult[]>, moved: ReadonlyMap<string, string>): Outcome {
  const dead: Problem[] = [];
  const redirected: Problem[] = [];
  const unverified: string[] = [];
  for (const [url, [link, ...others]] of [...links].sort()) {
    if (!link) continue;
    const where = join(client, new URL(link.parent ?? '', 'http://localhost').pathname);
    const elsewhere = others.length > 0 ? `, on ${others.length} more page${others.length > 1 ? 's' : ''}` : '';
    const target = moved.get(url);
    if (link.state === LinkState.OK) {
      const found = `a redirect from ${printable(url)}${elsewhere}`;
      const advice = {
        severity: 'advice',
        expected: 'the current address',
        wayOut: `Write ${printable(target ?? '')} if the redirect is permanent.`,
      } as const;
      if (target) redirected.push({ rule: 'moved-external-link', where, found, ...advice });
    } else if (link.status === 404 || link.status === 410 || isUnknownHost(link)) {
      const found = `${printable(url)}: ${link.status || 'unknown host'}${elsewhere}`;
      const wayOut = 'Correct the link, link to the successor of the page, or remove the link.';
      dead.push({ rule: 'dead-external-link', where, found, expected: 'the address of an existing page', wayOut });
    } else unverified.push(`  ${printable(url)}: ${link.status || 'no answer'}`);
  }
  const counts = `${links.size} external link${links.size === 1 ? '' : 's'}: ${dead.length} dead, ${unverified.length} unverified`;
  const list = unverified.length > 0 ? [`unverified, to check by hand:\n${unverified.join('\n')}`] : [];
  return { text: [...[...dead, ...redirected].map(formatProblem), ...list, counts].join('\n\n'), isBroken: dead.length > 0 };
}

function isUnknownHost({ failureDetails = [] }: LinkResult): boolean {
  return failureDetails.some((failure) => failure instanceof Error && /ENOTFOUND/.test(`${failure.message} ${String(failure.cause)}`));
}
