import { DEMO_USER_ID } from '#contract/demo-user.ts';

/*
 * What a page will ask of the API in any case is asked by its document, while its scripts are still on their way. `call` takes the
 * answer, once. Where none waits, it asks itself.
 */

type Asking = typeof globalThis & { firstCalls?: Record<string, Promise<Response>> };

/**
 * The script of a report's document. It knows no more than the address and this browser's storage, as report-subject.ts does, and sends
 * what the client would send (client.ts, request-rules.ts). With an employer's login, which sends otherwise, nothing is asked early.
 */
export const askEarly = (paths: readonly string[]): string =>
  `try{(s=>{let a=new URLSearchParams(location.search).get('userId'),u=a??s.userId,t=s.accessToken,e=s.testSessionToken;` +
  `if(a==='${DEMO_USER_ID}')document.documentElement.setAttribute('data-demo','');` +
  `if(/^[1-9]\\d{0,8}$/.test(u)&&(t||u==${DEMO_USER_ID})&&!s.employerAccessToken){` +
  `let h={};if(t)h.Authorization='Bearer '+t;if(e)h['X-Test-Session-Token']=e;firstCalls={};` +
  `for(let p of ${JSON.stringify(paths)})(firstCalls[p=p.replace('{userId}',u)]=fetch(p,{headers:h})).catch(()=>{})` +
  `}})(localStorage)}catch{}`;

/** The answer that the document has asked for: the first time only, only where it came, and no longer awaited than the caller would. */
export async function takeFirstAnswer(path: string, signal: AbortSignal): Promise<Response | undefined> {
  const { firstCalls } = globalThis as Asking;
  const asked = firstCalls?.[path];
  if (!asked) return undefined;
  delete firstCalls[path];
  const ended = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  return Promise.race([asked.catch(() => undefined), ended]);
}
