import { type Aviso, avisosDe, type ClaseNovedad, trabajosQueAvisan } from '#domain/common/novedades';
import type { AccionVale } from './trabajosVale.ts';

/** The people of a voucher, as it is stored; of one whose methods are to change, also who asks for that. */
interface GenteDeVale {
  readonly numidenCrea: number | null;
  readonly numidenGuarda: number | null;
  readonly cambioPorAutorizar: { readonly pide: number } | null;
}

/** The parts that people have in a voucher that is decided: who asks for it, and who made it. */
type Parte = 'quienLoPide' | 'quienLoHizo';

/** Whom each work on a voucher tells of it, and as what: a work that tells nobody says so. */
const NOVEDADES_DE_VALE: Readonly<Record<AccionVale, Readonly<Partial<Record<Parte, ClaseNovedad>>>>> = {
  guardar: {},
  guardarParcial: {},
  cambiarMetodos: {},
  autorizar: { quienLoPide: 'valeAutorizado', quienLoHizo: 'valeAutorizado' },
  rechazar: { quienLoPide: 'valeRechazado', quienLoHizo: 'valeRechazado' },
  cancelar: {},
  devolver: {},
  deshacerDevolucion: {},
  recolectar: {},
  reponer: {},
  imprimir: {},
  migrar: {},
};

/** The works on a voucher that somebody is told. */
export const AVISAN_DE_VALE = trabajosQueAvisan(NOVEDADES_DE_VALE);

/** As what each work on a voucher is told to who follows it; null where it is not: what is only filled in or printed. */
export const NOVEDAD_DE_QUIEN_SIGUE_EL_VALE: Readonly<Record<AccionVale, ClaseNovedad | null>> = {
  guardar: 'valeGuardado',
  guardarParcial: null,
  cambiarMetodos: 'metodosCambiados',
  autorizar: 'valeAutorizado',
  rechazar: 'valeRechazado',
  cancelar: 'valeCancelado',
  devolver: 'valeDevuelto',
  deshacerDevolucion: 'devolucionDeshecha',
  recolectar: null,
  reponer: 'valeRepuesto',
  imprimir: null,
  migrar: null,
};

/** The notices of a voucher whose limit is over: for who made it, for who has its case and for who manages the area of that. */
export function novedadesDeValeFueraDePlazo(
  { numidenCrea }: Pick<GenteDeVale, 'numidenCrea'>,
  { administrador, gerentes }: { readonly administrador: number | null; readonly gerentes: readonly number[] },
): readonly Aviso[] {
  const told = new Set([numidenCrea, administrador, ...gerentes].filter((one) => one !== null));
  return [...told].map((para) => ({ clase: 'fueraDePlazo', para }));
}

/** The notices of a work on a voucher, by what it was before it. */
export function novedadesDeVale(trabajo: AccionVale, antes: GenteDeVale, hizo: number): readonly Aviso[] {
  const { numidenCrea, numidenGuarda, cambioPorAutorizar: cambio } = antes;
  // A change of its methods is the matter of who asks for that, and of nobody who made the voucher.
  const partes: Readonly<Record<Parte, number | null>> =
    cambio === null
      ? { quienLoPide: numidenGuarda ?? numidenCrea, quienLoHizo: numidenCrea }
      : { quienLoPide: cambio.pide, quienLoHizo: null };
  return avisosDe(NOVEDADES_DE_VALE[trabajo], partes, hizo);
}
