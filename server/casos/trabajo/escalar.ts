import { eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos';
import { TEXTOS_CASO } from '#domain/vidaCaso';
import type { Tx } from '../../db/db.ts';
import { casoEscalamientos } from '../../db/schema/casos.ts';
import { areas, motivosEscalamiento, subcategorias } from '../../db/schema/catalogos.ts';
import { cabeEnEntero } from '../../db/texto.ts';
import type { Manejador } from '../../http/manejador.ts';
import type { Rechazo } from '../../http/rechazo.ts';
import { camposInvalidos } from '../../http/rechazo.ts';
import { quienAdministra } from '../consultas/administrador.ts';
import { areaYCategoria } from '../revisarSolicitud.ts';
import { SinCambio, trabajar } from './aplicar.ts';

/** Where to, and why. */
interface Destino {
  readonly idArea: number;
  readonly idSubcategoria: number;
  readonly idMotivo: number;
}

const TEXTOS = {
  area: 'El área seleccionada ya no existe. Elija otra.',
  motivo: 'El motivo no corresponde al área.',
} as const;

/**
 * Escalates a case to an area and a category (POST caso/escalar, specification sections 4 and 7): from then on it is in the
 * hands of who administers that area, or of nobody. The category that it has already is a warning and changes nothing.
 */
export const escalarCaso: Manejador<typeof contratoCasos.escalarCaso> = (
  { cuerpo: { idCaso, version, idArea, idSubcategoria, idMotivo, comentario } },
  contexto,
) => {
  const destino: Destino = { idArea, idSubcategoria, idMotivo };
  return trabajar(
    {
      llamada: 'escalarCaso',
      accion: 'escalar',
      idCaso,
      version,
      contenido: { ...destino, comentario },
      revisar: () => {
        exigirQueQuepan(destino);
        return comentario;
      },
      hacer: async ({ tx, caso, numiden, ahora }, texto) => {
        const nombres = await exigirQueCorrespondan(tx, destino);
        if (caso.idSubcategoria === idSubcategoria) throw new SinCambio(caso, TEXTOS_CASO.mismaCategoria);
        await tx.insert(casoEscalamientos).values({ idCaso, ...destino, comentario: texto, fecha: ahora, numiden });
        const administrador = await quienAdministra(tx, idArea);
        return {
          descripcion: TEXTOS_CASO.escalado(idCaso),
          movimientos: [`Caso escalado a ${nombres.area} · ${nombres.categoria}`],
          cambios: { idArea, idSubcategoria, administrador: administrador?.numiden ?? null },
          detalle: { idMotivo },
        };
      },
    },
    contexto,
  );
};

const sinArea = (): Rechazo => camposInvalidos([{ campo: 'idArea', message: TEXTOS.area }]);
const motivoAjeno = (): Rechazo => camposInvalidos([{ campo: 'idMotivo', message: TEXTOS.motivo }]);

const exigirQueQuepan = ({ idArea, idSubcategoria, idMotivo }: Destino): void => {
  if (!cabeEnEntero(idArea)) throw sinArea();
  if (!cabeEnEntero(idSubcategoria)) throw areaYCategoria();
  if (!cabeEnEntero(idMotivo)) throw motivoAjeno();
};

const exigirQueCorrespondan = async (
  tx: Tx,
  { idArea, idSubcategoria, idMotivo }: Destino,
): Promise<{ readonly area: string; readonly categoria: string }> => {
  const [area] = await tx.select({ nombre: areas.nombre }).from(areas).where(eq(areas.id, idArea));
  if (!area) throw sinArea();
  const [categoria] = await tx.select().from(subcategorias).where(eq(subcategorias.id, idSubcategoria));
  if (categoria?.idArea !== idArea) throw areaYCategoria();
  const [motivo] = await tx
    .select({ idArea: motivosEscalamiento.idArea })
    .from(motivosEscalamiento)
    .where(eq(motivosEscalamiento.id, idMotivo));
  if (motivo?.idArea !== idArea) throw motivoAjeno();
  return { area: area.nombre, categoria: categoria.nombre };
};
