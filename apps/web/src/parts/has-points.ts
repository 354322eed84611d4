/** Whether the book counts points. Where it does not, no screen shows any: a 0 would say something of the match. */
export const hasPoints = ({ techniques }: { readonly techniques: readonly unknown[] }): boolean =>
  techniques.length > 0;
