/**
 * The files that people chose, by the id under which a machine knows them: a machine's context is plain data, and a
 * `File` is not.
 */
export interface ChosenFiles {
  /** Keeps a file; answers its id. */
  guardar(file: File): string;
  tomar(id: string): File | undefined;
  /** Forgets all files but these. */
  conservar(ids: readonly string[]): void;
}

export function createChosenFiles(): ChosenFiles {
  const files = new Map<string, File>();
  let last = 0;
  return {
    guardar(file) {
      last += 1;
      const id = `archivo-${last}`;
      files.set(id, file);
      return id;
    },
    tomar: (id) => files.get(id),
    conservar(ids) {
      for (const id of files.keys()) if (!ids.includes(id)) files.delete(id);
    },
  };
}
