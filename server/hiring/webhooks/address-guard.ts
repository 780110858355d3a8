import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are not public (IANA's registry of special addresses, RFC 6890), and what clouds tell their machines at. */
const closed = new BlockList();
const closedRanges = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers; also a cloud's metadata
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // link-local, with the metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // examples
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // examples
  ['203.0.113.0', 24], // examples
  ['224.0.0.0', 4], // to many
  ['240.0.0.0', 4], // reserved, and broadcast
  ['168.63.129.16', 32], // a cloud's own services
] as const;
for (const [network, bits] of closedRanges) closed.addSubnet(network, bits, 'ipv4');

/**
 * Of IPv6 only the global range is public (RFC 4291): loopback, local, mapped and translated addresses all lie outside it. Within it, those
 * that carry another address inside them, or are for examples, are not.
 */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
const closedRanges6 = [
  ['2001::', 23], // protocols, with Teredo
  ['2001:db8::', 32], // examples
  ['2002::', 16], // 6to4
  ['3fff::', 20], // examples
] as const;
for (const [network, bits] of closedRanges6) closed6.addSubnet(network, bits, 'ipv6');

/** Whether the address of a machine belongs to the public internet. What is no address does not. */
export function isPublic(ip: string): boolean {
  const [bare] = ip.split('%'); // a zone after an IPv6 address names a network card
  if (isIP(bare!) === 4) return !closed.check(bare!, 'ipv4');
  return isIP(bare!) === 6 && bare === ip && open6.check(ip, 'ipv6') && !closed6.check(ip, 'ipv6');
}

/** The machine that an address on the web names: a name, or the address of a machine without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Names that never belong to the public internet (RFC 6761, 6762, 8375, and what clouds call their own). */
const LOCAL_NAME = /^[^.]*$|(^|\.)(localhost|local|internal|home\.arpa)$/;
const isLocalName = (host: string): boolean => LOCAL_NAME.test(host.replace(/\.$/, ''));

/**
 * An address on the web as it is called, or why it is not. The parser writes an IPv4 address in decimal, octal or hexadecimal digits, or a
 * shortened one, in its usual form, so the guard sees what the connection would. Where a name leads is looked up when it is called.
 */
export function readAddress(text: string, { mayBePrivate }: { mayBePrivate: boolean }): URL | 'malformed' | 'private' {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) return 'malformed';
  if (url.protocol !== 'https:' && !(mayBePrivate && url.protocol === 'http:')) return 'malformed';
  const host = hostOf(url);
  if (host === '') return 'malformed';
  const isClosed = isIP(host) === 0 ? isLocalName(host) : !isPublic(host);
  return mayBePrivate || !isClosed ? url : 'private';
}
