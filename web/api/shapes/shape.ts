import type { Output } from '#contract/endpoint.ts';
import type { Address, EndpointAt } from '#contract/endpoints.ts';

/** Says whether a value that came from the server is of a type. */
export type Is<T> = (value: unknown) => value is T;
/** Addresses whose answers a page reads, each with its shape. */
export type AnswerShapes = { readonly [A in Address]?: Is<Output<EndpointAt<A>>> };
type Fields = Readonly<Record<string, Is<unknown>>>;
type Shape<F extends Fields> = { [K in keyof F]: F[K] extends Is<infer T> ? T : never };
export const isObject: Is<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Is<string> = (value) => typeof value === 'string';
export const isBoolean: Is<boolean> = (value) => typeof value === 'boolean';
export const isWhole: Is<number> = (value): value is number => Number.isSafeInteger(value);
export const isNumber =
  (min: number, max: number): Is<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;
export const isOneOf =
  <const T extends string>(...known: readonly T[]): Is<T> =>
  (value): value is T =>
    known.some((one) => one === value);
export const isShape =
  <F extends Fields>(fields: F): Is<Shape<F>> =>
  (value): value is Shape<F> =>
    isObject(value) && Object.entries(fields).every(([name, is]) => is(value[name]));
export const isListOf =
  <T>(is: Is<T>, length?: number): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is) && (length === undefined || value.length === length);
export const isMapOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);
export const isNullOr =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);
export const isMissingOr =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);
export const isWholeFrom =
  (min: number): Is<number> =>
  (value): value is number =>
    isWhole(value) && value >= min;
export const isTrue: Is<true> = (value): value is true => value === true;
export const isOneShapeOf =
  <T extends readonly Is<unknown>[]>(...shapes: T): Is<T[number] extends Is<infer One> ? One : never> =>
  (value): value is T[number] extends Is<infer One> ? One : never =>
    shapes.some((is) => is(value));
export const isDate: Is<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));
export const isCounts = isNullOr(isMapOf(isWhole));
export const isCount: Is<number> = (value): value is number => isWhole(value) && value >= 0;
export const isId: Is<number> = (value): value is number => isWhole(value) && value >= 1;
