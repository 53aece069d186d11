declare const __VERSION__: string | undefined;

/** The version of this build, from package.json; compared with the server's (specification, section 7). */
export const VERSION: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0';
