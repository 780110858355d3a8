import { useSearchParams } from 'react-router';

/** `?at=` of the address: an earlier state of the report. Anything but a number is none. */
export function useAskedAt(): number | undefined {
  const [search] = useSearchParams();
  const asked = search.get('at');
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
}

/** This page's address with another state, or with the newest. */
export function addressAt(path: string, userId: number, at: number | undefined): string {
  return `${path}?userId=${userId}${at === undefined ? '' : `&at=${at}`}`;
}
