import type { LinkOptions } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { newCaseDraft } from '../../casos/newCase/draft.ts';
import { caseDraft } from '../../casos/works.ts';
import { customerDraft } from '../../data/customerDraft.ts';
import { newDraftKey, partialDraftKey } from '../../vales/making/search.ts';
import { voucherDraft } from '../../vales/works.ts';
import { placeOfDraft } from './draftPlaces.ts';

/** Address, name and words of a draft. */
function placed(key: string, folio: string | null = null) {
  const place = placeOfDraft(key, folio);
  if (place === null) return null;
  const { to, params, search } = place.goes as Pick<LinkOptions, 'to' | 'params' | 'search'>;
  return [to, { ...(params as object), ...(search as object) }, place.text, place.below];
}

describe('the place of a draft', () => {
  it.each([
    [caseDraft(7, 'cerrar'), ['/administracion/casos/$id', { id: '7' }, 'Caso 7', 'Cierre']],
    [caseDraft(7, 'recordar'), ['/administracion/casos/$id', { id: '7' }, 'Caso 7', 'Recordatorio']],
    [caseDraft(7, 'autorizar'), ['/administracion/casos/$id', { id: '7' }, 'Caso 7', 'Decisión']],
    ['ausencia.mia.ausencia', ['/mi-cuenta', {}, 'Mi cuenta', 'Ausencia']],
    ['ausencia.7.ausencia', ['/usuarios/detalles/$id', { id: '7' }, 'Usuario 7', 'Ausencia']],
    ['servicio.7.nota.emitir', ['/administracion/casos/$id', { id: '7' }, 'Caso 7', 'Servicio de facturas']],
    [voucherDraft(9, 'cancelar'), ['/vales/$id', { id: '9' }, 'Vale D001000009', 'Cancelación']],
    [partialDraftKey(9), ['/vales/nuevo', { vale: 9 }, 'Vale D001000009', 'Sin terminar, con cambios sin guardar']],
    [
      newDraftKey(7, 1, 1_000_001),
      ['/vales/nuevo', { tienda: 1, operacion: 1_000_001, caso: 7 }, 'Vale nuevo', 'Operación 1000001 · Caso 7'],
    ],
    [
      `${newDraftKey(0, 1, 1_000_001)}.0`,
      ['/vales/nuevo', { tienda: 1, operacion: 1_000_001, tipo: 0 }, 'Vale nuevo', 'Operación 1000001'],
    ],
    [
      newCaseDraft({ tienda: 1, operacion: 1_000_001 }),
      ['/valida-operacion', { tienda: 1, operacion: 1_000_001 }, 'Caso nuevo', 'Operación 1000001'],
    ],
    // A second window in another tab has a number after the key.
    [`${newCaseDraft(null)}.2`, ['/administracion/casos', {}, 'Caso nuevo', 'Sin operación: pulse «Nuevo Caso»']],
    [
      'guia.1.1000001.G1.recolectar',
      ['/valida-operacion', { tienda: 1, operacion: 1_000_001 }, 'Guía', 'Operación 1000001'],
    ],
    [
      customerDraft({ tienda: 1, operacion: 1_000_001 }),
      ['/valida-operacion', { tienda: 1, operacion: 1_000_001 }, 'Operación 1000001', 'Cliente por elegir'],
    ],
    [customerDraft({ idFactura: 7 }), ['/facturas/$id', { id: '7' }, 'Factura', 'Cliente por elegir']],
    ['rol.3', ['/roles/detalles/$id', { id: '3' }, 'Rol 3', 'Texto sin guardar']],
    ['cadena.emisor', ['/datos-fiscales', {}, 'Datos fiscales', 'Texto sin guardar']],
  ])('of %s is where one goes on with it', (key, place) => {
    expect(placed(key, 'D001000009')).toEqual(place);
  });

  it('names a voucher without its folio where the person may not see it', () => {
    expect(placed(voucherDraft(9, 'rechazar'))).toEqual(['/vales/$id', { id: '9' }, 'Vale', 'Rechazo']);
  });

  it('is nowhere for a form that no address opens', () => {
    expect(placed('direccion.5.nueva')).toBeNull();
  });
});
