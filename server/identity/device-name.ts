import type { DeviceName } from '#contract/account-settings.ts';

/** In this order: each browser calls itself by the names of those below it too. */
const BROWSERS: readonly (readonly [DeviceName['browser'], RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [DeviceName['system'], RegExp])[] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system, by what the browser says of itself: enough to tell one's own devices apart, and to know a stranger's. */
export function nameDevice(userAgent: string): DeviceName {
  return {
    browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
    system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
  };
}
