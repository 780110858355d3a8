import type { SoftmaxOption } from '#psychometrics';

/** An option as the answer names it, with its slopes and intercept. Never leaves the server. */
export type KeyedOption = SoftmaxOption & { readonly id: string };

/** An item of a bank: what its answers mean. `id` is unique within its test. Every KeyedItem is a SoftmaxItem of the engine. */
export type KeyedItem = { readonly id: string; readonly options: readonly KeyedOption[] };

/** Items with their parameters, under the version that every result names. */
export type Bank = { readonly version: string; readonly items: readonly KeyedItem[] };
