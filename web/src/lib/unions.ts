/** Reading members of a union alike, where it does not matter which one it is. */
type KeyOf<U> = U extends unknown ? keyof U : never;
type ValueOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** Every fact that some member of a union has; a member need not have it. Each member is one of these as it is. */
export type Facts<U> = { [K in KeyOf<U>]?: ValueOf<U, K> };
