/**
 * The files that people chose, by the id under which a machine knows them: a machine's context is plain data, and a
 * `File` is not.
 */
export interface ArchivosElegidos {
  /** Keeps a file; answers its id. */
  guardar(archivo: File): string;
  tomar(id: string): File | undefined;
  /** Forgets all files but these. */
  conservar(ids: readonly string[]): void;
}

export const crearArchivosElegidos = (): ArchivosElegidos => {
  const archivos = new Map<string, File>();
  let ultimo = 0;
  return {
    guardar(archivo) {
      ultimo += 1;
      const id = `archivo-${ultimo}`;
      archivos.set(id, archivo);
      return id;
    },
    tomar: (id) => archivos.get(id),
    conservar(ids) {
      for (const id of archivos.keys()) if (!ids.includes(id)) archivos.delete(id);
    },
  };
};
