/** To whom a passkey belongs: the public address of the site, or, where none is set, the host at this machine. */
export function relyingParty(siteOrigin: string | undefined, host: string): { readonly origin: string; readonly id: string } {
  const { origin, hostname } = new URL(siteOrigin ?? `http://${host}`);
  return { origin, id: hostname };
}
