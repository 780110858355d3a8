/** What a page tells the service worker. */
export type ToWorker =
  /** Keep this page, and the files that its document has loaded before the worker watched. */
  | { readonly keep: string; readonly files: readonly string[] }
  /** The person wants the new version: the waiting worker takes the old one's place. */
  | 'take-over';
