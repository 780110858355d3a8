import type { Page } from '@playwright/test';
import type { Calls } from './society-calls.ts';
import type { five } from './society-story-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const anHourAgo = () => new Date(Date.now() - DAY_MS / 24).toISOString().slice(0, 16);
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp, level?: number) => page.getByRole('heading', { name, ...(level && { level }) });

/** What somebody does without a window. */
export type By = (username: string) => Calls;
export type Windows<Name extends keyof typeof five> = { readonly [Each in Name]: Page };
