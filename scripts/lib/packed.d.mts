/** The packages that are published, in the order in which they need each other. */
export declare const published: readonly string[]

/** The tarball of a package, as `npm test` made it before its steps. */
export declare function tarballOf(name: string): string
