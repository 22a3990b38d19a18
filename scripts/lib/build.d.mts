/** The folder of the built documentation. */
export declare const docsFolder: string
