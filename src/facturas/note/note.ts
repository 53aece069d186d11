import { z } from 'zod';
import { pesosToType, showPesos } from '#domain/common/money';
import { readWhole } from '#domain/common/readNumber';
import { faultOfMonto, readMonto } from '#domain/common/typedPesos';
import { identificar } from '#domain/facturas/cfdi/armado/identificar';
import type { Factura } from '#domain/facturas/facturas';
import { unidadesDe } from '#domain/ventas/lineaPesada';

/** The values in the form of a credit note: its kind, an amount, and units by line. */
export type NoteTyped = Record<string, string>;

type Noted = Pick<Factura, 'conceptos' | 'porAcreditar' | 'vales'>;

/** The field with the units of a line. */
export function unitsField(orden: number): string {
  return `unidades${orden}`;
}

const OF_VOUCHER = 'vale-';

/** The choice that stands for the note of a voucher. */
export function ofVoucher(id: number): string {
  return `${OF_VOUCHER}${id}`;
}

/** The voucher that was chosen; null for a note of something else. */
export function voucherIn(relacion: string | undefined): number | null {
  return relacion?.startsWith(OF_VOUCHER) === true ? Number(relacion.slice(OF_VOUCHER.length)) : null;
}

/** The values of a new note: it is for an amount, or for the voucher that somebody comes for, if it has no note yet. */
export function blankNote({ conceptos, vales }: Noted, elegido: string, vale: number | null = null): NoteTyped {
  const units = conceptos.map(({ orden }) => [unitsField(orden), '']);
  const isOffered = vales.some(({ id, impide }) => id === vale && impide === null);
  const relacion = vale !== null && isOffered ? ofVoucher(vale) : '01';
  return { elegido, relacion, monto: '', ...Object.fromEntries(units) };
}

/** The values of a refused note, for the form of its invoice: each line's units stand under its name in the note. */
export function noteSaid({ conceptos, vale, total, relacionadas }: Factura, of: Pick<Factura, 'conceptos'>): NoteTyped {
  if (vale !== null) return { relacion: ofVoucher(vale.id) };
  const ofGoods = relacionadas.some(({ relacion, esDeEsta }) => relacion === '03' && !esDeEsta);
  if (!ofGoods) return { relacion: '01', monto: pesosToType(total) };
  const names = identificar(of.conceptos.map(({ numArt, orden }) => numArt || String(orden)));
  const units = of.conceptos.map(({ orden }, place) => {
    const line = conceptos.find(({ numArt }) => numArt === names[place]);
    return [unitsField(orden), line === undefined ? '' : String(unidadesDe(line.cantidad))];
  });
  return { relacion: '03', ...Object.fromEntries(units) };
}

/** The part of a request that says what a note is for; it never exceeds what the invoice has left. */
export function noteSchema(factura: Pick<Noted, 'conceptos' | 'porAcreditar'>): z.ZodType<object, NoteTyped> {
  return z.custom<NoteTyped>().transform((typed, { issues }) => {
    const say = (field: string, message: string) => {
      issues.push({ code: 'custom', path: [field], message, input: typed });
    };
    const idVale = voucherIn(typed.relacion);
    if (idVale !== null) return { relacion: 'vale', idVale };
    if (typed.relacion !== '03') {
      const fault = faultOfAmount(typed.monto ?? '', factura.porAcreditar);
      if (fault !== null) say('monto', fault);
      return { relacion: '01', monto: readMonto(typed.monto ?? '') };
    }
    const lineas = factura.conceptos.flatMap(({ orden, cantidad: charged }) => {
      const cantidad = unidadesDe(charged);
      const text = (typed[unitsField(orden)] ?? '').trim();
      if (text === '' || text === '0') return [];
      const units = readWhole(text);
      if (units === null) say(unitsField(orden), 'Campo de solo números.');
      else if (units > cantidad) say(unitsField(orden), `La cantidad no puede ser mayor a: ${cantidad}`);
      return [{ orden, cantidad: units ?? 0 }];
    });
    if (lineas.length === 0) say('relacion', 'Elija al menos un artículo.');
    return { relacion: '03', lineas };
  });
}

function faultOfAmount(text: string, left: number): string | null {
  if (text.trim() === '') return 'Campo requerido';
  const fault = faultOfMonto(text);
  if (fault !== null) return fault;
  const monto = readMonto(text);
  if (monto <= 0) return 'El importe debe ser mayor que cero.';
  return monto > left ? `De esta factura quedan ${showPesos(left)}.` : null;
}
