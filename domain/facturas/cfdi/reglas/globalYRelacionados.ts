import { MESES, PERIODICIDADES, TIPOS_RELACION } from '#domain/common/sat/catalogos';
import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { Comprobante, InformacionGlobal } from '#domain/facturas/cfdi/comprobante';
import type { Lectura } from './lectura.ts';
import { fueraDe, type Regla, regla } from './regla.ts';

const BIMESTRAL = '05';
const REGIMEN_INCORPORACION = '621';

/** A global invoice, to the public, and the invoices to which one is related. */
export const REGLAS_GLOBAL_Y_RELACIONADOS: readonly Regla[] = [
  regla(
    'CFDI40130',
    'Receptor.Nombre',
    'PUBLICO EN GENERAL con el RFC XAXX010101000 es sólo de la factura global: escriba el nombre del cliente, o su RFC.',
    ({ comprobante }) => esAlPublico(comprobante) && comprobante.InformacionGlobal === undefined,
  ),
  regla(
    'CFDI40130',
    'InformacionGlobal',
    'La información global sólo va en una venta (I) a PUBLICO EN GENERAL con el RFC XAXX010101000: quítela.',
    ({ comprobante }) => comprobante.InformacionGlobal !== undefined && !esAlPublico(comprobante),
  ),
  deGlobal(
    'CFDI40131',
    'Periodicidad',
    'La periodicidad no está en el catálogo del SAT: elija una de la lista.',
    ({ Periodicidad }) => fueraDe(PERIODICIDADES, Periodicidad),
  ),
  deGlobal(
    'CFDI40132',
    'Periodicidad',
    'La periodicidad bimestral es sólo de emisores del régimen 621 Incorporación Fiscal.',
    ({ Periodicidad }, { comprobante }) =>
      Periodicidad === BIMESTRAL && comprobante.Emisor?.RegimenFiscal !== REGIMEN_INCORPORACION,
  ),
  deGlobal('CFDI40133', 'Meses', 'El mes no está en el catálogo del SAT: elija uno de la lista.', ({ Meses }) =>
    fueraDe(MESES, Meses),
  ),
  deGlobal(
    'CFDI40134',
    'Meses',
    'Salvo en la periodicidad bimestral, el mes va de 01 enero a 12 diciembre.',
    ({ Periodicidad, Meses }) => Periodicidad !== BIMESTRAL && !esMesEntre(Meses, 1, 12),
  ),
  deGlobal(
    'CFDI40135',
    'Meses',
    'En la periodicidad bimestral los meses van de 13 enero-febrero a 18 noviembre-diciembre.',
    ({ Periodicidad, Meses }) => Periodicidad === BIMESTRAL && !esMesEntre(Meses, 13, 18),
  ),
  deGlobal(
    'CFDI40136',
    'Año',
    'El año de la factura global es el que corre o el anterior.',
    ({ Año }, { contexto }) => {
      const esteAño = Number(contexto.ahora.slice(0, 4));
      return Año !== String(esteAño) && Año !== String(esteAño - 1);
    },
  ),
  {
    codigo: 'CFDI40137',
    donde: 'CfdiRelacionados.TipoRelacion',
    texto: 'El tipo de relación no está en el catálogo del SAT: elija uno de la lista.',
    falla: ({ comprobante: { CfdiRelacionados: grupos = [] } }) =>
      grupos.flatMap(({ TipoRelacion }, lugar) =>
        fueraDe(TIPOS_RELACION, TipoRelacion) ? [`CfdiRelacionados[${lugar}].TipoRelacion`] : [],
      ),
  },
];

/** Sales to the public, which say their period: neither their credit notes nor their payments do. */
function esAlPublico({ TipoDeComprobante, Receptor }: Comprobante): boolean {
  return TipoDeComprobante === 'I' && Receptor?.Rfc === RFC_PUBLICO && Receptor.Nombre === NOMBRE_PUBLICO;
}

function deGlobal(
  codigo: string,
  atributo: keyof InformacionGlobal,
  texto: string,
  rota: (global: InformacionGlobal, lectura: Lectura) => boolean,
): Regla {
  return regla(codigo, `InformacionGlobal.${atributo}`, texto, (lectura) => {
    const { InformacionGlobal: global } = lectura.comprobante;
    return global !== undefined && rota(global, lectura);
  });
}

function esMesEntre(meses: string | undefined, primero: number, ultimo: number): boolean {
  const numero = Number(meses);
  return !fueraDe(MESES, meses) && numero >= primero && numero <= ultimo;
}
