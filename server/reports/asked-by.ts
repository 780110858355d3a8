/** Whose turn it is where people wait for costly work: a person's, or that of an address without a login. */
export const askedBy = (visitor: { readonly id: number } | undefined, { ip }: { readonly ip: string }): string =>
  visitor ? `person ${visitor.id}` : `address ${ip}`;
