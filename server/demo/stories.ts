/** The accounts of customers, by category. */
export const ACCOUNTS: Readonly<Record<number, readonly [string, string]>> = {
  1: [
    'La factura salió con el RFC equivocado y el cliente la necesita corregida.',
    'Cambiar el uso de CFDI de la factura a gastos en general.',
  ],
  2: [
    'Solicita nota de crédito por la bonificación que no se aplicó en caja.',
    'Nota de crédito por devolución parcial de la compra.',
  ],
  3: [
    'Cancelar la factura, se emitió a nombre de otra empresa.',
    'El cliente pide cancelar la factura porque se duplicó.',
  ],
  4: [
    'No pudo generar su factura en el portal, pide que se la enviemos por correo.',
    'Requiere factura de la compra del fin de semana.',
  ],
  5: [
    'Pide factura del estacionamiento, trae el boleto pagado.',
    'El boleto de estacionamiento no aparece en el portal de facturación.',
  ],
  6: ['Solicita el recibo de pago de su último abono.', 'El recibo de pago no trae el folio de la factura original.'],
  7: [
    'Devuelve el artículo sin usar y con su empaque, pide vale.',
    'El artículo no fue del agrado de la clienta, quiere devolverlo y trae el ticket.',
  ],
  8: [
    'El pedido se canceló en almacén y el cliente pide su dinero.',
    'Cancelación de un artículo sin existencia, ya estaba pagado.',
  ],
  9: ['Pide que el reembolso se abone a su billetera.', 'El reembolso a la billetera no se ve reflejado.'],
  10: [
    'El certificado de regalo marca saldo cero y no se ha usado.',
    'No le aceptaron el certificado de regalo en caja.',
  ],
  11: [
    'El pedido aparece entregado y el cliente no lo ha recibido.',
    'La entrega estaba programada para ayer y nadie se presentó.',
  ],
  12: [
    'El pedido llegó incompleto: el comedor venía sin las sillas.',
    'Falta un bulto de la recámara, solo entregaron dos de tres.',
  ],
  13: [
    'Programar la recolección del refrigerador dañado en su domicilio.',
    'Recoger el colchón equivocado y entregar el correcto.',
  ],
  14: [
    'Solicita factura del consumo en el restaurante de la tienda.',
    'El folio del consumo en el restaurante no permite facturar.',
  ],
  15: [
    'Cambiar la dirección de entrega, se mudó esta semana.',
    'El domicilio de entrega quedó con la colonia equivocada.',
  ],
  16: [
    'No reconoce un cargo en su estado de cuenta del mes pasado.',
    'Le cobraron dos veces la misma compra en su crédito.',
  ],
  17: ['Pagó en caja y su abono no aparece en la cuenta.', 'El abono se aplicó a la cuenta de otra persona.'],
  18: ['No le ha llegado el estado de cuenta, pide copia.', 'El estado de cuenta llega a un domicilio anterior.'],
  19: [
    'La pantalla llegó con el cristal estrellado.',
    'El refrigerador tiene un golpe en la puerta que no estaba al salir de tienda.',
  ],
  20: [
    'La lavadora dejó de centrifugar a los dos meses de la compra, pide que se haga válida la garantía.',
    'El celular no carga, está dentro del año de garantía.',
  ],
  21: ['Faltó el armado del ropero incluido en la compra.', 'El técnico no se presentó a instalar el minisplit.'],
  22: [
    'Hizo un pedido en línea y no recibió la confirmación.',
    'El pedido sigue en validación de pago desde hace tres días.',
  ],
  23: ['La página le cobró dos veces el mismo pedido.', 'El banco muestra dos cargos por una sola compra en línea.'],
  24: [
    'Se queja del trato recibido en el departamento de muebles.',
    'Se queja de que esperó más de una hora en servicio a clientes sin ser atendida.',
  ],
  25: [
    'En el anaquel marcaba un precio y en caja le cobraron otro.',
    'No le respetaron en caja el precio de la promoción.',
  ],
};

/** The comments of colleagues under a case while they work on it. */
export const COMMENTS = [
  'Se llamó al cliente, no contestó. Se intentará por la tarde.',
  'El cliente envió copia del ticket por correo.',
  'Se pidió información a la tienda.',
  'La tienda confirma la compra y el estado del artículo.',
  'Se informó al cliente el avance de su caso.',
  'En espera de respuesta del área.',
  'El cliente acepta la solución propuesta.',
  'Se revisó con el gerente de la tienda.',
  'Queda pendiente la firma del cliente.',
] as const;

/** The accounts of customers for a category: two, as an employee would write them down. */
export function accountsOf(idSubcategoria: number): readonly [string, string] {
  const accounts = ACCOUNTS[idSubcategoria];
  if (accounts === undefined) throw new Error(`Nobody tells of the category ${idSubcategoria}`);
  return accounts;
}
