const DAY_MS = 24 * 60 * 60 * 1000;

const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** So many weeks up to the one of today, each from Monday to Sunday; days that are still to come are left out. */
export function weeksUntil(today: string, count: number): (string | null)[][] {
  const monday = addDays(today, -weekdayOf(today) - 7 * (count - 1));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const day = addDays(monday, 7 * week + index);
      return day <= today ? day : null;
    }),
  );
}
