/** One item's parameters, from `start` on in the vector of all items' parameters, and the values of theta at which it is evaluated. */
export type ItemParameters = {
  readonly parameters: Float64Array;
  readonly start: number;
  readonly categories: number;
  readonly nodes: Float64Array;
};

/** Where an objective writes its gradient and its negative Hessian (parameters x parameters, row-major). */
export type Derivatives = { readonly gradient: Float64Array; readonly information: Float64Array };
