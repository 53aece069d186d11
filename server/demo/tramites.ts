/** Why colleagues ask a manager to authorize a case. */
export const MOTIVOS_DE_SOLICITUD = [
  'El plazo de devolución venció hace tres días y la clienta tiene su ticket.',
  'El importe supera lo que la tienda puede reembolsar sin visto bueno.',
  'El empaque llegó abierto, pero el artículo está completo y sin uso.',
  'El cliente pide cambio por un modelo más caro y paga la diferencia.',
  'La compra se pagó con certificado de regalo y pide la devolución en efectivo.',
] as const;

/** What a manager answers to such a request. */
export const RESPUESTAS_DE_AUTORIZACION = [
  'Procede conforme a la política de la tienda.',
  'De acuerdo, se revisó el ticket con la caja.',
  'Procede por única ocasión, dejar constancia firmada.',
] as const;

/** How a case ended. */
export const SOLUCIONES = [
  'Se entregó el vale y la clienta firmó de conformidad.',
  'Se repuso el artículo con entrega a domicilio al día siguiente.',
  'Se corrigió el documento y se envió al correo del cliente.',
  'Se aplicó el reembolso, el cliente lo verá en su próximo estado de cuenta.',
  'Se explicó al cliente el motivo del cargo y quedó conforme.',
  'El área confirmó la entrega completa y se avisó por teléfono.',
] as const;

/** What is written when a case is passed on. */
export const RECADOS_DE_ESCALAMIENTO = [
  'La tienda ya revisó el ticket, falta la respuesta del área.',
  'El cliente llama todos los días, se le prometió respuesta esta semana.',
  'Se anexan los datos de la compra. Favor de confirmar al cliente por teléfono.',
] as const;
