import { useEffect } from 'react';
import { readDraft } from './draft.ts';

/** Fills in the e-mail that the address names (the link in our mail), or the one that was just used on another page. */
export function useKnownEmail(search: string, purpose: 'verify' | 'reset', fill: (email: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const kept = readDraft(purpose).email;
    const email = new URLSearchParams(search).get('email') ?? (typeof kept === 'string' ? kept : '');
    if (email) fill(email);
  }, []);
}
