/**
 * What the server has put to a request for a page that is rendered while its visitor waits (server/platform/page-data.ts); null where it
 * could not be read.
 */
export function pageDataOf<Data>(request: Request): Data | null {
  const told = request.headers.get('x-page-data');
  return told === null ? null : (JSON.parse(decodeURIComponent(told)) as Data);
}
