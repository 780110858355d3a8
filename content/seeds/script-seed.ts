/** A seed from a text, 32 bits with a sign (FNV-1a over UTF-16 code units): equal texts give equal seeds on the server and on the page. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
