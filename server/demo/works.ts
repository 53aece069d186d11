import { AREA } from './catalogos.ts';

type Texts = readonly [string, ...string[]];
type IdArea = (typeof AREA)[keyof typeof AREA];

const REASONS: Readonly<Record<IdArea, Texts>> = {
  [AREA.facturacion]: [
    'La factura es del mes pasado y el cliente la necesita con sus datos corregidos.',
    'El cliente pide cancelar una factura que ya usó su contador.',
  ],
  [AREA.vales]: [
    'El plazo de devolución venció hace tres días y la clienta tiene su ticket.',
    'El importe supera lo que la tienda puede reembolsar sin visto bueno.',
    'La compra se pagó con certificado de regalo y pide la devolución en efectivo.',
  ],
  [AREA.entregas]: [
    'El cliente pide que se entregue sin costo en otro domicilio.',
    'Es la segunda vez que falla la entrega y pide que se le descuente el flete.',
  ],
  [AREA.credito]: [
    'El cargo pasa de noventa días y el cliente presenta su comprobante.',
    'Pide que se le quiten los recargos por un abono que sí hizo a tiempo.',
  ],
  [AREA.garantias]: [
    'La garantía venció hace una semana y el artículo ya se había reportado.',
    'El empaque llegó abierto, pero el artículo está completo y sin uso.',
  ],
  [AREA.enLinea]: [
    'El banco confirma los dos cargos y pide que se reembolse uno.',
    'El precio de la página cambió mientras se confirmaba el pedido.',
  ],
  [AREA.atencion]: [
    'El cliente pide cambio por un modelo más caro y paga la diferencia.',
    'La clienta pide que se le respete el precio del anaquel.',
  ],
};

const SOLUTIONS: Readonly<Record<IdArea, Texts>> = {
  [AREA.facturacion]: [
    'Se corrigió el documento y se envió al correo del cliente.',
    'Se emitió el documento y el cliente confirmó que lo recibió.',
  ],
  [AREA.vales]: [
    'Se entregó el vale y la clienta firmó de conformidad.',
    'Se aplicó el reembolso y el cliente recibió su comprobante.',
  ],
  [AREA.entregas]: [
    'El área confirmó la entrega completa y se avisó por teléfono.',
    'Se reprogramó la visita y el cliente recibió lo que faltaba.',
  ],
  [AREA.credito]: [
    'Se explicó al cliente el motivo del cargo y quedó conforme.',
    'Se aplicó el ajuste, el cliente lo verá en su próximo estado de cuenta.',
  ],
  [AREA.garantias]: [
    'Se repuso el artículo con entrega a domicilio al día siguiente.',
    'El servicio técnico reparó el artículo y el cliente lo probó.',
  ],
  [AREA.enLinea]: [
    'Se confirmó el pago y el pedido salió del almacén.',
    'El banco devolvió el cargo repetido y el cliente lo confirmó.',
  ],
  [AREA.atencion]: [
    'Se pidió una disculpa a la clienta y quedó conforme.',
    'Se cobró el precio anunciado y se avisó al departamento.',
  ],
};

function ofArea(texts: Readonly<Record<number, Texts>>, idArea: number): Texts {
  const own = texts[idArea];
  if (own === undefined) throw new Error(`There are no words for the area ${idArea}`);
  return own;
}

/** Why colleagues ask a manager to authorize a case of an area. */
export function reasonsToAsk(idArea: number): Texts {
  return ofArea(REASONS, idArea);
}

/** How a case of an area ended. */
export function solutionsOf(idArea: number): Texts {
  return ofArea(SOLUTIONS, idArea);
}

/** The answers of a manager to such a request. */
export const ANSWERS_TO_REQUESTS = [
  'Procede conforme a la política de la tienda.',
  'De acuerdo, se revisó el ticket con la caja.',
  'Procede por única ocasión, dejar constancia firmada.',
] as const;

/** The notes that are written when a case is passed on. */
export const NOTES_OF_ESCALATION = [
  'La tienda ya revisó el ticket, falta la respuesta del área.',
  'El cliente llama todos los días, se le prometió respuesta esta semana.',
  'Se anexan los datos de la compra. Favor de confirmar al cliente por teléfono.',
] as const;
