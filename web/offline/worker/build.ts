/** What scripts/bundle-worker.ts knows of the build that this worker belongs to. */
export type Build = {
  /** What is kept from the start. A file whose name has a hash needs no revision. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** Addresses of documents that open in any case: of the shell, where nothing newer is kept or comes. */
  readonly always: readonly string[];
  /** Addresses of documents that are the same for everybody. */
  readonly pages: readonly string[];
  /** The data that the router asks for when such a page is opened from another one. */
  readonly data: readonly string[];
  /** Names of all files in /assets/ that bear a hash, without the folder. */
  readonly files: readonly string[];
  /** The file that every document of this build names, and of no other. */
  readonly manifest: string;
  readonly wordsVersion: string;
};

declare const __BUILD__: Build;

export const build: Build = __BUILD__;
