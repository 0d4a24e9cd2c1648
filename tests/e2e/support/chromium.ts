/** How the browser suite starts Chromium. */
import type { LaunchOptions } from 'playwright/test';
import { findChromium } from '../../../scripts/lib/browsers.ts';
import { needlessArgs, oneRenderer, rootArgs, stillWindow, twoScreens, unseenFeatures } from '../../../scripts/lib/chromium-args.ts';

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

/** The options of a browser without these features. Which browser: the machine's, else Playwright's own. */
export function chromiumOptions(withoutFeatures: readonly string[] = []): LaunchOptions {
  const chromium = findChromium();
  const features = [...turnedOffByPlaywright, ...unseenFeatures, ...withoutFeatures].join(',');
  return {
    ignoreDefaultArgs: [...needlessArgs],
    args: [...rootArgs, oneRenderer, stillWindow, twoScreens, '--disable-background-networking', `--disable-features=${features}`],
    ...(chromium && { executablePath: chromium }),
  };
}
