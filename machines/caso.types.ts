/** Tipos del caso abierto; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { ResultadoCaso } from '#contract/casos';
import type { CambioAjeno, Failure } from '#contract/failure';
import type { Anexo } from '#domain/anexos';
import type { Caso } from '#domain/casos';
import type { AccionCaso } from '#domain/vidaCaso';
import type { AnexoElegido } from './nuevoCaso.types.ts';

/** El escalamiento a MANTENIMIENTO FACTURA se envía solo, sin tocar el que la persona esté escribiendo. */
export type Trabajo = AccionCaso | 'escalarAMantenimiento';

export interface TextosEscalamiento {
  readonly idArea: number | null;
  readonly idSubcategoria: number | null;
  readonly idMotivo: number | null;
  readonly comentario: string;
}

/** Lo que la persona escribe, por formulario; se conserva hasta que se guarda o se descarta. */
export interface TextosCaso {
  readonly comentario: string;
  readonly escalamiento: TextosEscalamiento;
  readonly motivo: string;
  readonly resolucion: string;
  readonly solucion: string;
}

/**
 * Con qué se envió un trabajo cuyo desenlace no se conoce. La versión va con la clave: el reintento debe repetir la misma
 * petición, aunque mientras tanto se haya traído el caso con otra versión.
 */
export interface ClaveEnvio {
  readonly clave: string;
  readonly version: number;
}

export type ClavesCaso = { readonly [T in Trabajo]: ClaveEnvio | null };

/** El caso y sus anexos como los tiene el servidor; `anexos` es null si la lista no se pudo traer. */
export interface CasoTraido {
  readonly caso: Caso;
  readonly anexos: readonly Anexo[] | null;
}

export interface CasoContext {
  readonly idCaso: number;
  /** Quien trabaja, y los permisos de su sesión. */
  readonly numiden: number;
  readonly permisos: readonly number[];
  /** De aquí salen las claves de envío: al azar y distinta cada vez que se abre un caso. */
  readonly semilla: string;
  /** Cuántas claves han salido ya de la semilla. */
  readonly clavesDadas: number;
  readonly caso: Caso | null;
  readonly anexos: readonly Anexo[] | null;
  readonly textos: TextosCaso;
  /** Los archivos que se están enviando o que no se pudieron enviar. */
  readonly porAdjuntar: readonly AnexoElegido[];
  /** El escalamiento automático que espera su turno. */
  readonly mantenimiento: { readonly idArea: number } | null;
  /** El trabajo que se envía, o el último que no se guardó. */
  readonly trabajo: Trabajo | null;
  /** Parte enviada de los anexos, de 0 a 1; null cuando no se están enviando. */
  readonly avance: number | null;
  readonly claves: ClavesCaso;
  /** Los textos como estaban al enviar: mientras sean los mismos, nadie ha escrito nada después. */
  readonly enviado: TextosCaso | null;
  /** Por qué no se guardó `trabajo`. */
  readonly failure: Failure | null;
  /** Por qué no hay caso en pantalla, cuando no se pudo traer o dejó de verse. */
  readonly sinCaso: Failure | null;
  /** Lo que cambió desde la versión en pantalla; sin movimientos cuando solo se sabe que lo último no se pudo traer. */
  readonly cambio: CambioAjeno | null;
  /** Lo que contestó el último trabajo guardado. */
  readonly resultado: ResultadoCaso | null;
}

type Escribir =
  | { readonly type: 'escribir'; readonly campo: Exclude<keyof TextosCaso, 'escalamiento'>; readonly valor: string }
  | { readonly type: 'escribir'; readonly campo: 'escalamiento'; readonly valor: Partial<TextosEscalamiento> };

/** Lo que ya se hizo: el servidor lo guardó. Lo informa la máquina a sí misma, y mueve la vida del caso. */
export type Hecho = { readonly [A in AccionCaso]: { readonly type: `hecho.${A}` } }[AccionCaso];

export type CasoEvent =
  | Escribir
  | { readonly [A in Exclude<AccionCaso, 'adjuntar'>]: { readonly type: A } }[Exclude<AccionCaso, 'adjuntar'>]
  | { readonly type: 'adjuntar'; readonly anexos: readonly AnexoElegido[] }
  | { readonly type: 'abrirEscalamiento' }
  | { readonly type: 'abrirSolicitud' }
  | { readonly type: 'abrirResolucion' }
  | { readonly type: 'abrirCierre' }
  /** Cierra el formulario y conserva lo escrito. */
  | { readonly type: 'cerrarFormulario' }
  /** Borra lo escrito para un trabajo, y cierra su formulario. */
  | { readonly type: 'descartar'; readonly trabajo: Trabajo }
  | { readonly type: 'reintentar' }
  | { readonly type: 'corregir' }
  | { readonly type: 'aceptarCambios' }
  | { readonly type: 'verCambios' }
  | { readonly type: 'volverATraer' }
  /** Se hizo la factura de restaurante del caso; `idArea` es el área de la categoría 1. */
  | { readonly type: 'restauranteFacturado'; readonly idArea: number }
  | AvisoDeEnvio
  | AvisoDeVigia
  | AvisoDeConexion
  | Hecho
  | { readonly type: 'casoTraido' }
  /** Pide el caso de nuevo sin tocar lo escrito; también cuando otra pantalla cambió algo de él. */
  | { readonly type: 'actualizar' };

/** Lo que informa el envío de un trabajo. */
export type AvisoDeEnvio =
  | { readonly type: 'avance'; readonly porcion: number }
  | { readonly type: 'enviado'; readonly resultado: ResultadoCaso }
  | { readonly type: 'envioFallido'; readonly failure: Failure }
  /** Otros cambiaron el caso desde la versión enviada: no se guardó nada. */
  | { readonly type: 'envioEnConflicto'; readonly failure: Failure; readonly cambio: CambioAjeno };

/** Lo que informa quien vigila el caso. */
export type AvisoDeVigia =
  | { readonly type: 'novedades'; readonly cambio: CambioAjeno }
  | { readonly type: 'casoPerdido'; readonly failure: Failure };

/** Después de fallar por falta de conexión o de base de datos, ya hay. */
export type AvisoDeConexion = { readonly type: 'conexionRestablecida' };

/** Lo que se le dice a quien vigila: qué versión está en pantalla, y cuándo no debe preguntar. */
export type OrdenAlVigia =
  | { readonly type: 'versionALaVista'; readonly version: number }
  | { readonly type: 'guardando' }
  | { readonly type: 'reposo' };

export type CasoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'info' | 'success' | 'warning'; readonly texto: string }
  /** Para quien muestra listas y cuentas: este caso ya no es como estaba. */
  | { readonly type: 'trabajoHecho'; readonly trabajo: Trabajo };

/** Lo que se envía: de aquí el actor arma la petición. */
export type EnvioCaso = Pick<CasoContext, 'idCaso' | 'trabajo' | 'textos' | 'porAdjuntar' | 'mantenimiento' | 'claves'>;
