import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformMessages } from '#contract/problem.ts';
import type { Config } from './config.ts';
import type { KeptMail } from './mail.ts';
import { Problem } from './problem.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const FILE_NAME = /^[\w.-]+\.json$/;
const SHOWN = 100;

/**
 * The mails of the folder, for a developer at this machine: they hold codes that open accounts. So there is no such page with SMTP, with a
 * public ORIGIN or HOST, behind a proxy, for a request under another host name (DNS rebinding), or for one that a proxy nobody told us of passed on.
 */
export function showKeptMail(
  app: FastifyInstance,
  { mail, host, origin, trustProxy }: Pick<Config, 'mail' | 'host' | 'origin' | 'trustProxy'>,
): void {
  if (mail.smtp || trustProxy || !LOOPBACK.test(host) || (origin && !LOOPBACK.test(new URL(origin).hostname))) return;

  app.get('/api/dev/mail', async (request, reply) => {
    keepToThisMachine(request);
    const names = await readdir(mail.folder).catch(() => []);
    const newest = names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const rows = await Promise.all(newest.map(async (name) => row(name, await readMail(mail.folder, name))));
    return sendPage(reply, `<h1>Mail</h1>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail was sent yet.</p>'}`);
  });

  app.get<{ Params: { name: string } }>('/api/dev/mail/:name', async (request, reply) => {
    keepToThisMachine(request);
    const { name } = request.params;
    const kept = FILE_NAME.test(name) ? await readMail(mail.folder, name).catch(() => undefined) : undefined;
    if (!kept) throw new Problem('not-found', platformMessages.noSuchAddress);
    return sendPage(
      reply,
      `<p><a href="/api/dev/mail">All mail</a></p>${heading(kept)}<pre>${escapeHtml(kept.text)}</pre><hr>${kept.html}`,
    );
  });
}

function keepToThisMachine({ ip, hostname, headers }: FastifyRequest) {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  const isHere = /^(::ffff:)?127\.|^::1$/.test(ip) && LOOPBACK.test(hostname.replace(/:\d+$/, ''));
  if (!isHere || isPassedOn) throw new Problem('not-found', platformMessages.noSuchAddress);
}

const readMail = async (folder: string, name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail;
const row = (name: string, mail: KeptMail) =>
  `<li><a href="/api/dev/mail/${name}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.to)}, ${mail.sentAt}</li>`;
const heading = (mail: KeptMail) => `<h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}, ${mail.sentAt}</p>`;
const sendPage = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><body>${body}</body></html>`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
