/** Stands in prerendered pages for the site's own address, which is known only when they are sent (server/platform/page-files.ts). */
export const UNKNOWN_ORIGIN = 'https://origin.invalid';
