/**
 * Tells zod, before it is loaded, not to try whether it may make code from text: the content security policy forbids it,
 * and the browser would report each try. Import it first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
