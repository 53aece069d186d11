import { z } from 'zod';
import { call } from '#contract/common/call';
import { freeLine } from '#domain/common/freeText';

const catalogo = z.array(z.object({ id: z.string(), nombre: z.string() }));
const lee = { metodo: 'GET', acceso: ['facturar'] } as const;

/** Catalogues of invoices (specification, section 7, catalogo-fac). */
export const catalogosFactura = {
  usosCfdi: call({
    ...lee,
    ruta: 'catalogo-fac/uso-cfdi',
    resumen: 'Los usos de un CFDI que puede dar quien tiene un RFC y un régimen; todos cuando no se dicen',
    entrada: { consulta: z.object({ rfc: freeLine().max(20).optional(), regimen: freeLine().max(3).optional() }) },
    salida: catalogo,
  }),
  conceptos: call({
    ...lee,
    ruta: 'catalogo-fac/conceptos',
    resumen: 'Los conceptos con que la cadena factura',
    entrada: {},
    salida: catalogo,
  }),
  formasPago: call({
    ...lee,
    ruta: 'catalogo-fac/formas-pago',
    resumen: 'Las formas de pago del SAT',
    entrada: {},
    salida: catalogo,
  }),
  metodosPago: call({
    ...lee,
    ruta: 'catalogo-fac/metodos-pago',
    resumen: 'Los métodos de pago del SAT: en una exhibición, o en parcialidades',
    entrada: {},
    salida: catalogo,
  }),
} as const;
