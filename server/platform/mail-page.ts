import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import type { Config } from './config.ts';
import type { ListedJob } from './job-table.ts';
import type { KeptMail } from './mail.ts';
import { Problem } from './problem.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const FILE_NAME = /^[\w.-]+\.json$/;
const MAX_MAILS_SHOWN = 100;

type Settings = Pick<Config, 'mail' | 'host' | 'origin' | 'trustProxy' | 'secret'>;

/**
 * Where a developer at this machine reads the mails of the folder, which hold codes that open accounts. There is no such page with SMTP, with
 * a public ORIGIN or HOST, or behind a proxy. Its address holds a key that only the program itself tells, at its start: a proxy that
 * nobody told us of may look like a visitor at this machine, but it does not know the key. Made from SECRET, it outlives a restart.
 */
export function mailPageAddress({ mail, host, origin, trustProxy, secret }: Settings): string | undefined {
  if (mail.smtp || trustProxy || !LOOPBACK.test(host) || (origin && !LOOPBACK.test(new URL(origin).hostname))) return undefined;
  return `/api/dev/mail/${createHmac('sha256', secret).update('the page of kept mail').digest('base64url')}`;
}

/** Not even with its key for a request that says it was passed on, or under another host name (DNS rebinding). */
export function showKeptMail(app: FastifyInstance, settings: Settings, listUnsent: () => Promise<readonly ListedJob[]>): void {
  const address = mailPageAddress(settings);
  if (!address) return;
  const { folder } = settings.mail;
  const addressOf = (name: string) => `${address}/${name}`;
  type Asked = { Params: { key: string; name?: string } };
  const refuseStrangers = async (request: FastifyRequest<Asked>) => {
    if (!isFromHere(request) || !isSame(`/api/dev/mail/${request.params.key}`, address)) {
      throw new Problem('not-found', platformMessages.noSuchAddress);
    }
  };

  app.get<Asked>('/api/dev/mail/:key', { preHandler: refuseStrangers }, async (_request, reply) => {
    const names = await readdir(folder).catch(() => []);
    const newest = names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse()
      .slice(0, MAX_MAILS_SHOWN);
    const rows = await Promise.all(newest.map(async (name) => row(addressOf(name), await readMail(folder, name))));
    const unsent = (await listUnsent()).map(unsentRow);
    const sent = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail was sent yet.</p>';
    return sendPage(reply, `<h1>Mail</h1>${unsent.length > 0 ? `<h2>Not sent</h2><ul>${unsent.join('')}</ul><h2>Sent</h2>` : ''}${sent}`);
  });

  app.get<Asked>('/api/dev/mail/:key/:name', { preHandler: refuseStrangers }, async (request, reply) => {
    const { name = '' } = request.params;
    const kept = FILE_NAME.test(name) ? await readMail(folder, name).catch(() => undefined) : undefined;
    if (!kept) throw new Problem('not-found', platformMessages.noSuchAddress);
    return sendPage(reply, `<p><a href="${address}">All mail</a></p>${heading(kept)}<pre>${escapeHtml(kept.text)}</pre><hr>${kept.html}`);
  });
}

function isFromHere({ ip, hostname, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(ip) && LOOPBACK.test(hostname.replace(/:\d+$/, ''));
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const readMail = async (folder: string, name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail;
const row = (address: string, mail: KeptMail) =>
  `<li><a href="${address}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.to)}, ${mail.sentAt}</li>`;
const unsentRow = ({ name, state, input, reason, attempts, at }: ListedJob) =>
  `<li>${escapeHtml(`${name} to ${input.email}: ${state}, ${at.toISOString()}, attempts: ${attempts}${reason ? `, ${reason}` : ''}`)}</li>`;
const heading = (mail: KeptMail) => `<h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}, ${mail.sentAt}</p>`;
const sendPage = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><body>${body}</body></html>`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
