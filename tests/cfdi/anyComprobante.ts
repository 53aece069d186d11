import * as fc from 'fast-check';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Listing } from '../../server/facturas/cfdi/attributes.ts';
import * as attributes from '../../server/facturas/cfdi/attributes.ts';

/** Texts that have broken an XML: what must be escaped, what looks escaped already, white space of every kind. */
const HARD = [
  'PEÑA & HIJOS',
  '"EL CAÑÓN" <S.A.> | \'X\'',
  '&amp; &lt;&#65;&#x41; &nbsp;',
  '  dos  espacios\ty\r\nrenglones ',
  'duro\u00A0espacio',
  '🎉 ]]> -- ?>',
  '',
];

// The characters that no XML can hold: they are not tried here.
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const text = fc.oneof(
  fc.constantFrom(...HARD),
  fc.string({ unit: 'binary', maxLength: 20 }).filter((one) => !ILLEGAL.test(one)),
  fc.string({ maxLength: 20 }),
);

type Texts<T> = { readonly [K in keyof T]?: Extract<T[K], string | undefined> };

function node<T extends object>(listing: Listing<T>): fc.Arbitrary<Texts<T>> {
  const names = listing.map(attributes.attributeName);
  const all = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
  // The listing names texts of T alone.
  return all as fc.Arbitrary<Texts<T>>;
}

function several<T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> {
  return fc.array(one, { minLength: 1, maxLength: 3 });
}

const lineTaxes = fc.record(
  { Traslados: several(node(attributes.TRASLADO)), Retenciones: several(node(attributes.RETENCION)) },
  { requiredKeys: [] },
);

const line = fc
  .tuple(node(attributes.CONCEPTO), fc.record({ Impuestos: lineTaxes }, { requiredKeys: [] }))
  .map(([texts, taxes]) => ({ ...texts, ...taxes }));

const taxesOfDocument = fc.record(
  { RetencionesDR: several(node(attributes.RETENCION_DR)), TrasladosDR: several(node(attributes.TRASLADO_DR)) },
  { requiredKeys: [] },
);

const document = fc
  .tuple(node(attributes.DOCUMENTO), fc.record({ ImpuestosDR: taxesOfDocument }, { requiredKeys: [] }))
  .map(([texts, taxes]) => ({ ...texts, ...taxes }));

const taxesOfPayment = fc.record(
  { RetencionesP: several(node(attributes.RETENCION_P)), TrasladosP: several(node(attributes.TRASLADO_P)) },
  { requiredKeys: [] },
);

const payment = fc
  .tuple(
    node(attributes.PAGO),
    fc.record({ DoctoRelacionado: several(document) }),
    fc.record({ ImpuestosP: taxesOfPayment }, { requiredKeys: [] }),
  )
  .map(([texts, documents, taxes]) => ({ ...texts, ...documents, ...taxes }));

const payments = fc
  .tuple(node(attributes.PAGOS), fc.record({ Totales: node(attributes.TOTALES), Pago: several(payment) }))
  .map(([texts, parts]) => ({ ...texts, ...parts }));

const taxes = fc
  .tuple(
    node([...attributes.TOTAL_RETENIDOS, ...attributes.TOTAL_TRASLADADOS]),
    fc.record(
      { Retenciones: several(node(attributes.RETENCION_TOTAL)), Traslados: several(node(attributes.TRASLADO)) },
      { requiredKeys: [] },
    ),
  )
  .map(([texts, nodes]) => ({ ...texts, ...nodes }));

const related = fc
  .tuple(node(attributes.RELACIONADOS), fc.record({ UUIDs: several(text) }))
  .map(([texts, uuids]) => ({ ...texts, ...uuids }));

/** Any invoice, right or wrong: each attribute and node there or not, with any text that an XML can hold. */
export const anyComprobante: fc.Arbitrary<Comprobante> = fc
  .tuple(
    node([...attributes.COMPROBANTE, ...attributes.OUTSIDE_THE_SEAL]),
    fc.record(
      {
        InformacionGlobal: node(attributes.INFORMACION_GLOBAL),
        CfdiRelacionados: several(related),
        Emisor: node(attributes.EMISOR),
        Receptor: node(attributes.RECEPTOR),
        Conceptos: several(line),
        Impuestos: taxes,
        Pagos: payments,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([texts, nodes]) => ({ ...texts, ...nodes }));
