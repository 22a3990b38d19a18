/**
 * Finds a Chromium for the tests, or installs one.
 * @param env environment with the pinned tools
 * @returns its path
 */
export declare const ensureBrowser: (env: NodeJS.ProcessEnv) => string
