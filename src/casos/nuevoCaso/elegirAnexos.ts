import { motivoDeRechazo } from '#domain/anexos';
import type { AnexoElegido } from '#machines/nuevoCaso.types';

export interface Eleccion {
  readonly admitidos: readonly File[];
  /** Why each of the others stays out. */
  readonly motivos: readonly string[];
}

/** Sorts chosen files: those of a wrong type or size, and those already attached, stay out, each with its reason. */
export const elegirAnexos = (
  archivos: readonly File[],
  adjuntos: readonly Pick<AnexoElegido, 'nombre' | 'bytes'>[],
): Eleccion => {
  const admitidos: File[] = [];
  const motivos: string[] = [];
  for (const archivo of archivos) {
    const repetido =
      adjuntos.some(({ nombre, bytes }) => nombre === archivo.name && bytes === archivo.size) ||
      admitidos.some(({ name, size }) => name === archivo.name && size === archivo.size);
    const motivo = repetido ? `El archivo ${archivo.name} ya está adjunto.` : motivoDeRechazo(archivo);
    if (motivo === null) admitidos.push(archivo);
    else motivos.push(motivo);
  }
  return { admitidos, motivos };
};

/**
 * The files of a paste, or none when it also carries text: copying a paragraph of a document brings its picture along.
 * A pasted screenshot is always called 'image.png'; it gets a name that tells it from the next one.
 */
export const archivosPegados = (portapapeles: DataTransfer, ahora: Date): readonly File[] =>
  portapapeles.types.includes('text/plain')
    ? []
    : Array.from(portapapeles.files, (archivo) => {
        if (!/^image\.(png|jpe?g)$/.test(archivo.name)) return archivo;
        const hora = ahora.toTimeString().slice(0, 8).replaceAll(':', '-');
        return new File([archivo], archivo.name.replace('image', `captura ${hora}`), { type: archivo.type });
      });
