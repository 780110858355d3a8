/** Where the built pages are, from the root. The browser tests name another one for pages that hold more than visitors get. */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'build';
