import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Google's own script and frame are asked for only by its login button (specification, section 2.3). */
const GOOGLE = 'https://accounts.google.com/gsi/';

/** What a page may load and run. Drawings have styles in attributes, which cannot be hashed. */
const pagePolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')} ${GOOGLE}client`,
    `style-src 'self' 'unsafe-inline' ${GOOGLE}style`,
    "img-src 'self' data:",
    `connect-src 'self' ${GOOGLE}`,
    `frame-src ${GOOGLE}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The inline scripts of a page that was rendered when building, by their hashes: no other inline script runs in it. */
export function policyOfFile(file: string): string {
  const hashes = [...readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return pagePolicy(hashes);
}

/**
 * A page that is rendered per request ("not found") has inline scripts that nobody knows beforehand: only those that carry its own nonce
 * run.
 */
export const policyOfRenderedPage = (nonce: string): string => pagePolicy([`'nonce-${nonce}'`]);

export const makeNonce = (): string => randomBytes(16).toString('base64');

/** A browser that was here once over https comes by https only, for a year; nothing is said of other hosts of the domain. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** On every answer, of the API too. */
export function setSecurityHeaders(app: FastifyInstance, { origin }: Pick<Config, 'origin'>): void {
  const httpsOnly = origin?.startsWith('https:') ? HTTPS_ONLY : {};
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...httpsOnly,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups', // Google's login answers from a popup
    });
  });
}
