/** How the browser suite starts Chromium. */
import type { LaunchOptions } from 'playwright/test';
import { findChromium } from '../../../scripts/lib/browsers.mjs';
import { rootArgs, unseenFeatures } from '../../../scripts/lib/chromium-args.ts';

/** What Playwright 1.65 turns off itself and these tests would notice (requests to others, changed redirects); Chromium goes by the last list it is given, which is ours. */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** One process for all pages of a context, and none in reserve for a page that may never come: a tenth of what a test took. */
const oneRenderer = '--renderer-process-limit=1';

/** The options of a browser without these features. Which browser: the machine's, else Playwright's own. */
export function chromiumOptions(withoutFeatures: readonly string[] = []): LaunchOptions {
  const chromium = findChromium();
  const features = [...turnedOffByPlaywright, ...unseenFeatures, ...withoutFeatures].join(',');
  return {
    args: [...rootArgs, oneRenderer, '--disable-background-networking', `--disable-features=${features}`],
    ...(chromium && { executablePath: chromium }),
  };
}
