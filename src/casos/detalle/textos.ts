import type { CambioAjeno } from '#contract/failure';
import type { Movimiento } from '#domain/casos';
import type { Trabajo } from '#machines/caso.types';

/** What the page says of each piece of work: its button, the button while it is saved, and that it was not saved. */
export const TRABAJOS = {
  comentar: { boton: 'Comentar', enviando: 'Guardando...', fallo: 'No se guardó el comentario.' },
  adjuntar: { boton: 'Adjuntar', enviando: 'Enviando...', fallo: 'No se guardaron los anexos.' },
  tomar: { boton: 'Tomar caso', enviando: 'Tomando...', fallo: 'No se pudo tomar el caso.' },
  escalar: { boton: 'Escalar', enviando: 'Escalando...', fallo: 'No se pudo escalar el caso.' },
  solicitarAutorizacion: {
    boton: 'Solicitar autorización',
    enviando: 'Solicitando...',
    fallo: 'No se pudo solicitar la autorización.',
  },
  autorizar: { boton: 'Autorizar', enviando: 'Guardando...', fallo: 'No se guardó la autorización.' },
  noAutorizar: { boton: 'No autorizar', enviando: 'Guardando...', fallo: 'No se guardó la decisión.' },
  cerrar: { boton: 'Cerrar caso', enviando: 'Cerrando...', fallo: 'No se pudo cerrar el caso.' },
  escalarAMantenimiento: {
    boton: 'Escalar',
    enviando: 'Escalando...',
    fallo: 'No se pudo escalar el caso a MANTENIMIENTO FACTURA.',
  },
} as const satisfies Record<Trabajo, { readonly boton: string; readonly enviando: string; readonly fallo: string }>;

/** After an answer that never came: the key of the save makes a second try safe. */
export const NO_SE_SABE = 'No se sabe si se guardó. Al reintentar no se guarda dos veces.';

/** While nothing that was written changes, nobody has to press anything. */
export const SE_GUARDARA_SOLO = 'Si no cambia nada, se guardará solo en cuanto vuelva la conexión.';

/** The history's own words (nouns, as the server writes them), as what somebody did. */
const VERBOS: readonly (readonly [RegExp, string])[] = [
  [/^Comentario agregado$/, 'agregó un comentario'],
  [/^Anexos? agregados?: /, 'agregó anexos: '],
  [/^Caso escalado a /, 'escaló el caso a '],
  [/^Autorización solicitada: .*$/s, 'solicitó autorización'],
  [/^Caso autorizado: .*$/s, 'autorizó el caso'],
  [/^Caso no autorizado: .*$/s, 'no autorizó el caso'],
  [/^Caso cerrado$/, 'cerró el caso'],
  [/^Caso en proceso, a cargo de .*$/, 'tomó el caso'],
  [/^Caso en recolecta$/, 'pasó el caso a recolecta'],
];

/** What somebody did, after the name: 'escaló el caso a Entregas'. Words of another back end are told as they are. */
export const loQueHizo = (accion: string): string => {
  for (const [patron, verbo] of VERBOS) if (patron.test(accion)) return accion.replace(patron, verbo);
  return `registró «${accion}»`;
};

/** Follows from another entry of the same moment, so that the notice need not say it. */
const ES_CONSECUENCIA = /^(Caso en proceso|Solicitud de autorización sin efecto)$/;

const DE_UNA_VEZ = 3;

/** What others did, one phrase a change ('Silvia Muñoz cerró el caso'), the last ones when there are many. */
export const cambiosDichos = ({ cambios }: CambioAjeno, numiden: number): readonly string[] => {
  const dichos = cambios
    .filter(({ accion }) => !ES_CONSECUENCIA.test(accion))
    .map((cambio) => cambioDicho(cambio, numiden));
  const restantes = dichos.length - DE_UNA_VEZ;
  if (restantes <= 0) return dichos;
  return [`hubo ${restantes === 1 ? 'otro cambio' : `otros ${restantes} cambios`} antes`, ...dichos.slice(-DE_UNA_VEZ)];
};

const cambioDicho = ({ autor, accion }: Movimiento, numiden: number): string =>
  `${autor.numiden === numiden ? 'usted' : autor.nombre} ${loQueHizo(accion)}`;
