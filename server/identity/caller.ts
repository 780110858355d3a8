import type { Login } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';

/** Where a request comes from. */
export type Caller = {
  /** The network of its address. */
  readonly address: string;
  /** Where the request came in: when PORT is 0, only the running program knows. */
  readonly port: number;
  /** The host that it names: a passkey belongs to one. */
  readonly host: string;
  /** The one of ours that its browser prefers. */
  readonly language: Language;
  /** Cookies, and the name of the browser. */
  readonly headers: Headers;
};
export type Cookies = readonly string[];
/** A login and the cookies to set with it. */
export type LoggedIn = { readonly login: Login; readonly cookies: Cookies };
/** The password was right; a code is asked for as well. */
export type StepAsked = { readonly stepToken: string; readonly cookies: Cookies };
/** What better-auth tells of a person. */
export type KnownUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly username?: string | null;
  readonly displayUsername?: string | null;
  readonly language?: string | null;
};

export const originOf = (config: { readonly origin: string | undefined }, { port }: Pick<Caller, 'port'>): string =>
  config.origin ?? `http://localhost:${port}`;
