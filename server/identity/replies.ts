import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Cookies, StepAsked } from './caller.ts';
import { chooseLanguage, networkOf } from './rules.ts';

export function callerOf({
  ip,
  socket,
  host,
  headers: { cookie, 'user-agent': userAgent, 'accept-language': languages },
}: FastifyRequest): Caller {
  return {
    address: networkOf(ip),
    port: socket.localPort ?? 0,
    host,
    language: chooseLanguage(undefined, languages),
    headers: new Headers({ ...(cookie ? { cookie } : {}), ...(userAgent ? { 'user-agent': userAgent } : {}) }),
  };
}

export function withCookies<Login>(reply: FastifyReply, { login, cookies }: { readonly login: Login; readonly cookies: Cookies }): Login {
  setCookies(reply, cookies);
  return login;
}

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
}

/** Whoever was let in gets their login, and whoever is asked for a second step what they need for it. */
export function answerLogin<Login>(reply: FastifyReply, answer: { readonly login: Login; readonly cookies: Cookies } | StepAsked) {
  if ('login' in answer) return withCookies(reply, answer);
  setCookies(reply, answer.cookies);
  return { secondStep: true, stepToken: answer.stepToken } as const;
}
