import { useState } from 'react';
import { deviceStorage } from './json-storage.ts';
import { ownUserId, writingKey } from './storage.ts';

/** Kept by an earlier program it may have another shape; then it is not used. */
const isLike = (kept: unknown, begins: unknown): boolean => {
  if (Array.isArray(begins)) return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
  if (typeof begins !== 'object' || begins === null) return typeof kept === typeof begins;
  return (
    typeof kept === 'object' && kept !== null && Object.entries(begins).every(([part, value]) => isLike(Reflect.get(kept, part), value))
  );
};

/** A list may hold texts only. */
export type Writing<Text extends object> = {
  readonly text: Text;
  /** It was typed at another time, and not sent. */
  readonly isFound: boolean;
  readonly change: (changes: Partial<Text>) => void;
  /** It was sent, or nobody wants it any more. `next` is what the form shows then. */
  readonly forget: (next?: Text) => void;
};

/**
 * What a person types into a longer form, kept on the device until it is sent: a reload, a lost connection and a login that has run out lose
 * nothing. It belongs to one person; when somebody else logs in, it is gone (`rememberLogin`).
 */
export function useWriting<Text extends object>(name: string, begins: Text): Writing<Text> {
  const [userId] = useState(ownUserId);
  const key = writingKey(userId ?? 0, name);
  const [found] = useState(() => {
    const kept = userId === undefined ? null : deviceStorage.read(key);
    return kept !== null && isLike(kept, begins) ? (kept as Text) : undefined;
  });
  const [text, setText] = useState(found ?? begins);
  const [isFound, setFound] = useState(found !== undefined);
  // a login that has run out is nobody else's: its person may be typing on
  const isTheirs = () => userId !== undefined && (ownUserId() ?? userId) === userId;
  return {
    text,
    isFound,
    change(changes) {
      const changed = { ...text, ...changes };
      setText(changed);
      if (isTheirs()) deviceStorage.write(key, JSON.stringify(changed) === JSON.stringify(begins) ? null : changed);
    },
    forget(next = begins) {
      setText(next);
      setFound(false);
      deviceStorage.write(key, null);
    },
  };
}
