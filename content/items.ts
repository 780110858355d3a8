import type { SoftmaxItem, SoftmaxOption } from '#psychometrics';

/** An option as the answer names it, with its slopes and intercept. Never leaves the server. */
export type KeyedOption = SoftmaxOption & { readonly id: string };

/** An item of a bank: what its answers mean. `id` is unique within its test. */
export type KeyedItem = SoftmaxItem & { readonly id: string; readonly options: readonly KeyedOption[] };
