/** How often something was tried in the span that ends then. The key is a hash: whoever is counted cannot be read from it. */
export type AttemptCountTable = { key: string; count: number; endsAt: Date };

interface PlatformTables {
  'people.attemptCount': AttemptCountTable;
}

declare module '#server/platform/database.ts' {
  interface Tables extends PlatformTables {}
}
