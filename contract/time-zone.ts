import { z } from 'zod';

const MAX_NAME_LENGTH = 64;

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A time zone by its name: calendars want no offset, which would be wrong for half of the year. */
export const TimeZone = (error: string) =>
  z
    .string({ error })
    .max(MAX_NAME_LENGTH, { error })
    .regex(/^[A-Za-z][\w+\-/]*$/, { error })
    .refine(isKnown, { error })
    .meta({ example: 'Asia/Kolkata' });
