const byPage: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(login|signup|verify-email|forgot-password|reset-password)\b/, ['identity', 'messages']],
  [/^\/home\/set2report\b/, ['reports', 'messages']],
  [/^\/home\/?$/, ['assessments', 'messages']],
  [/^\/test-project\b/, ['assessments', 'messages']],
  [/^\/$/, ['site']],
];

/** The word files that a page needs before it can be hydrated; any other is loaded when a component first asks for it. */
export function namespacesOf(pathname: string): string[] {
  const path = pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
  const found = byPage.find(([pattern]) => pattern.test(path));
  return ['ui', ...(found?.[1] ?? ['site', 'messages'])];
}
