import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import { formOfKey } from '#domain/common/drafts';
import { caseLink } from '../../casos/lists.ts';
import { voucherLink } from '../../vales/lists.ts';

/** The record that a draft is of, and the page where one goes on with it. */
interface DraftPlace {
  readonly goes: LinkOptions;
  readonly text: string;
  readonly below: string;
}

type Found = readonly string[];

/** The windows of a case and of a voucher in which something is written, by the end of their drafts' keys. */
const WRITTEN: Readonly<Record<string, string>> = {
  comentar: 'Comentario',
  escalar: 'Escalamiento',
  solicitarAutorizacion: 'Solicitud de autorización',
  autorizar: 'Decisión',
  noAutorizar: 'Decisión',
  autorizarAqui: 'Decisión',
  rechazar: 'Rechazo',
  cerrar: 'Cierre',
  cancelar: 'Cancelación',
  cambiarMetodos: 'Cambio de métodos',
  devolver: 'Devolución',
  deshacerDevolucion: 'Devolución por deshacer',
  deshacerAqui: 'Devolución por deshacer',
  reponer: 'Reposición',
  recolectar: 'Recolección',
  recordar: 'Recordatorio',
};
const UNSAVED = 'Texto sin guardar';

/** By the beginnings of the keys: each form names its own, and what it cannot be gone on with from an address is not here. */
const PLACES: readonly (readonly [key: RegExp, place: (found: Found, folio: string | null) => DraftPlace])[] = [
  [
    /^caso\.(\d+)\.(\w+)/,
    ([, id = '', work = '']) => ({
      ...{ goes: caseLink(Number(id)), text: `Caso ${id}`, below: WRITTEN[work] ?? UNSAVED },
    }),
  ],
  [
    /^servicio\.(\d+)\./,
    ([, id = '']) => ({ goes: caseLink(Number(id)), text: `Caso ${id}`, below: 'Servicio de facturas' }),
  ],
  [
    /^vale\.nuevo\.(\d+)\.(\d+)\.(\d+)(?:\.([01]))?/,
    ([, caso = '', tienda = '', operacion = '', tipo]) => ({
      goes: linkOptions({
        to: '/vales/nuevo',
        search: {
          ...{ tienda: Number(tienda), operacion: Number(operacion) },
          ...(caso === '0' ? { tipo: tipo === '0' ? 0 : 1 } : { caso: Number(caso) }),
        },
      }),
      text: 'Vale nuevo',
      below: caso === '0' ? `Operación ${operacion}` : `Operación ${operacion} · Caso ${caso}`,
    }),
  ],
  [
    /^vale\.(\d+)$/,
    ([, id = ''], folio) => ({
      goes: linkOptions({ to: '/vales/nuevo', search: { vale: Number(id) } }),
      ...{ text: folio === null ? 'Vale' : `Vale ${folio}`, below: 'Sin terminar, con cambios sin guardar' },
    }),
  ],
  [
    /^vale\.(\d+)\.(\w+)/,
    ([, id = '', work = ''], folio) => ({
      ...{ goes: voucherLink(Number(id)), text: folio === null ? 'Vale' : `Vale ${folio}` },
      below: WRITTEN[work] ?? UNSAVED,
    }),
  ],
  [
    /^(nuevoCaso|guia)\.(\d+)\.(\d+)/,
    ([, form, tienda, operacion = '']) => ({
      goes: linkOptions({
        to: '/valida-operacion',
        search: { tienda: Number(tienda), operacion: Number(operacion) },
      }),
      ...{ text: form === 'guia' ? 'Guía' : 'Caso nuevo', below: `Operación ${operacion}` },
    }),
  ],
  [
    /^comprador\.venta\.(\d+)\.(\d+)/,
    ([, tienda, operacion = '']) => ({
      goes: linkOptions({
        to: '/valida-operacion',
        search: { tienda: Number(tienda), operacion: Number(operacion) },
      }),
      ...{ text: `Operación ${operacion}`, below: 'Cliente por elegir' },
    }),
  ],
  [
    /^comprador\.factura\.(\d+)/,
    ([, id = '']) => ({
      goes: linkOptions({ to: '/facturas/$id', params: { id } }),
      ...{ text: 'Factura', below: 'Cliente por elegir' },
    }),
  ],
  [
    /^nuevoCaso\.suelto/,
    () => ({
      goes: linkOptions({ to: '/administracion/casos' }),
      ...{ text: 'Caso nuevo', below: 'Sin operación: pulse «Nuevo Caso»' },
    }),
  ],
  [
    /^(usuario|rol)\.(\d+)/,
    ([, record, id = '']) => ({
      goes:
        record === 'rol'
          ? linkOptions({ to: '/roles/detalles/$id', params: { id } })
          : linkOptions({ to: '/usuarios/detalles/$id', params: { id } }),
      ...{ text: record === 'rol' ? `Rol ${id}` : `Usuario ${id}`, below: UNSAVED },
    }),
  ],
  [
    /^ausencia\.(\d+)\./,
    ([, id = '']) => ({
      goes: linkOptions({ to: '/usuarios/detalles/$id', params: { id } }),
      ...{ text: `Usuario ${id}`, below: 'Ausencia' },
    }),
  ],
  [/^ausencia\.mia\./, () => ({ goes: linkOptions({ to: '/mi-cuenta' }), text: 'Mi cuenta', below: 'Ausencia' })],
  screen(/^ajuste\./, 'Configuración general', linkOptions({ to: '/configuracion-general' })),
  screen(/^texto\./, 'Textos', linkOptions({ to: '/textos' })),
  screen(/^vista\.casos\./, 'Vista de casos', linkOptions({ to: '/administracion/casos' })),
  screen(/^vista\.vales\./, 'Vista de vales', linkOptions({ to: '/vales' })),
  screen(/^servidor\./, 'Servidores', linkOptions({ to: '/configuracion' })),
  screen(/^integracion\./, 'Integraciones', linkOptions({ to: '/integraciones' })),
  screen(/^receptor\./, 'Receptores', linkOptions({ to: '/receptores' })),
  screen(/^cadena\./, 'Datos fiscales', linkOptions({ to: '/datos-fiscales' })),
  screen(/^motivoVale\./, 'Motivos vales', linkOptions({ to: '/administracion/motivos-vales' })),
  screen(
    /^motivoDepreciacion\./,
    'Motivos de depreciación',
    linkOptions({ to: '/administracion/motivos-depresiacion' }),
  ),
];

function screen(key: RegExp, text: string, goes: LinkOptions): (typeof PLACES)[number] {
  return [key, () => ({ goes, text, below: UNSAVED })];
}

/** Where one goes on with the draft of a key; null for one that no address leads to. */
export function placeOfDraft(key: string, folio: string | null): DraftPlace | null {
  const { form } = formOfKey(key);
  for (const [pattern, place] of PLACES) {
    const found = pattern.exec(form);
    if (found !== null) return place(found, folio);
  }
  return null;
}
