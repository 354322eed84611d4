export * from './screen-rules.ts';

/** Placeholder until the resolver lands: the rules of one match. */
export interface ResolvedRules {
  readonly book: { readonly id: string; readonly hash: string };
}
