import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Google's own script and frame are asked for only by its login button (specification, section 2.3), where the site has one. */
const GOOGLE = 'https://accounts.google.com/gsi/';

type Allowed = { readonly scripts: readonly string[]; readonly styles: readonly string[]; readonly google: boolean };

/** What a page may load and run. Drawings have styles in attributes, which cannot be hashed; a style element needs its hash or nonce. */
function pagePolicy({ scripts, styles, google }: Allowed): string {
  const of = (...sources: readonly (string | false)[]) => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    of('script-src', "'self'", ...scripts, google && `${GOOGLE}client`),
    of('style-src-elem', "'self'", ...styles, google && `${GOOGLE}style`),
    "style-src-attr 'unsafe-inline'",
    // browsers that know neither of the two above, such as Safari before 15.4
    of('style-src', "'self'", "'unsafe-inline'", google && `${GOOGLE}style`),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    of('connect-src', "'self'", google && GOOGLE),
    ...(google ? [`frame-src ${GOOGLE}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and styles of a page that was rendered when building, by their hashes: nothing else that is inline takes effect in it. */
export function policyOfPage(html: string, { google }: Pick<Config, 'google'>): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const hashes = (found: RegExpMatchArray[]) => found.map(([, text]) => hashOf(text!));
  return pagePolicy({ scripts: hashes(scripts), styles: hashes(styles), google: Boolean(google) });
}

/**
 * A page that is rendered per request ("not found") has inline scripts that nobody knows beforehand: only those that carry its own nonce
 * run.
 */
export const policyOfRenderedPage = (nonce: string, { google }: Pick<Config, 'google'>): string =>
  pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`], google: Boolean(google) });

/** The service worker is one file. It fetches from this site, and does nothing else. */
export const policyOfWorker = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export const makeNonce = (): string => randomBytes(16).toString('base64');

/** A browser that was here once over https comes by https only, for a year; nothing is said of other hosts of the domain. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** On every answer, of the API too. */
export const securityHeaders = ({ origin }: Pick<Config, 'origin'>) => ({
  ...(origin?.startsWith('https:') && HTTPS_ONLY),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // Google's login answers from a popup
});

export function setSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'origin'>): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
