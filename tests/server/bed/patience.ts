/** How long `vi.waitFor` waits on a busy machine: a limit against hanging, never a measure. */
export const PATIENT = { timeout: 15_000 } as const;
