import { refusalReason } from '#domain/casos/anexos';

export interface FileChoice {
  readonly admitidos: readonly File[];
  /** Why each of the others stays out. */
  readonly motivos: readonly string[];
}

/**
 * Sorts chosen files: those of a wrong type or size, and those already attached, stay out, each with its reason. A telephone
 * calls every photo 'image.jpg': the same file is one of the same name and size that was changed at the same moment.
 */
export function chooseFiles(files: readonly File[], adjuntos: readonly File[]): FileChoice {
  const admitidos: File[] = [];
  const motivos: string[] = [];
  for (const file of files) {
    const repetido = [...adjuntos, ...admitidos].some(
      ({ name, size, lastModified }) => name === file.name && size === file.size && lastModified === file.lastModified,
    );
    const motivo = repetido ? `El archivo ${file.name} ya está adjunto.` : refusalReason(file);
    if (motivo === null) admitidos.push(file);
    else motivos.push(motivo);
  }
  return { admitidos, motivos };
}

/**
 * The files of a paste, or none when it also carries text: copying a paragraph of a document brings its picture along.
 * A pasted screenshot is always called 'image.png'; it gets a name that tells it from the next one.
 */
export function pastedFiles(clipboard: DataTransfer, now: Date): readonly File[] {
  return clipboard.types.includes('text/plain')
    ? []
    : Array.from(clipboard.files, (file) => {
        if (!/^image\.(png|jpe?g)$/.test(file.name)) return file;
        const hora = now.toTimeString().slice(0, 8).replaceAll(':', '-');
        return new File([file], file.name.replace('image', `captura ${hora}`), { type: file.type });
      });
}
